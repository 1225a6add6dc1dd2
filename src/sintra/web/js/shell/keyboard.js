/**
 * Keyboard: single-key shortcuts, and a roving tabindex: arrows move inside a region, which is one tab stop. A region has
 * `data-rove`, its items `data-item`.
 */

/** @type {Record<string, string>} */
const SHORTCUTS = {
  t: "go-table",
  m: "go-me",
  o: "go-opponents",
  g: "go-log",
  s: "say-again",
  h: "hint",
  u: "undo",
  p: "pass",
  l: "letters",
  "/": "command",
  "?": "help",
};
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Items that do something now; those with `data-aside` only tell what is there. */
export const ABLE = ":not([aria-disabled='true'], [data-aside])";

/** The act of a single key. @param {string} key @returns {string | null} */
export function shortcut(key) {
  return SHORTCUTS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether keys go to a text field. @param {EventTarget | null} target */
export function isTyping(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !target.matches("[type='radio']")))
  );
}

/**
 * The nearest place in a direction; straight ahead counts more than near by.
 * @template {{x: number, y: number}} P
 * @param {P} from @param {P[]} places @param {[number, number]} direction
 * @returns {P | null}
 */
export function nearest(from, places, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const distance = ahead + 2.5 * aside;
    if (ahead > 2 && distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** Move the focus with an arrow key, if it is in a region. @param {KeyboardEvent} event @returns {boolean} whether it moved */
export function roveBy(event) {
  const direction = ARROWS[event.key];
  const item = event.target instanceof Element ? event.target.closest("[data-item]") : null;
  const region = item?.closest("[data-rove]");
  if (!direction || !item || !region || event.altKey || event.ctrlKey || event.metaKey) return false;
  const items = itemsOf(region);
  const places = items.map((element) => ({ element, ...middle(element) }));
  const from = places.find((place) => place.element === item);
  const found = from && nearest(from, places, direction);
  if (found) focusOn(found.element);
  return Boolean(found);
}

/** The middle of what an item shows: its tiles, if it has some, for a group spans its whole disc. @param {Element} element */
function middle(element) {
  const shown = element.querySelectorAll(".group .tile, .tile, .rhomb");
  const boxes = [...(element.classList.contains("group") && shown.length ? shown : [element])].map((part) =>
    part.getBoundingClientRect(),
  );
  const sum = boxes.reduce((all, box) => ({ x: all.x + box.x + box.width / 2, y: all.y + box.y + box.height / 2 }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / boxes.length, y: sum.y / boxes.length };
}

/** The items of a region, without those of regions inside it. @param {Element} region @returns {HTMLElement[]} */
function itemsOf(region) {
  const items = /** @type {HTMLElement[]} */ ([...region.querySelectorAll("[data-item]")]);
  return items.filter((item) => item.closest("[data-rove]") === region);
}

/** Give each region one tab stop: its last focused item, or its first enabled one. @param {ParentNode} root */
export function refresh(root) {
  for (const region of root.querySelectorAll("[data-rove]")) {
    const items = itemsOf(region);
    const able = items.filter((item) => item.matches(ABLE));
    const stop =
      items.find((item) => item === document.activeElement) ??
      able.find((item) => item.tabIndex === 0) ??
      able[0] ??
      items.find((item) => item.tabIndex === 0) ??
      items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
}

/** Where the keyboard enters a part of the page: its tab stop, or the part itself. @param {Element | null} part @returns {HTMLElement | null} */
export function entrance(part) {
  const items = [...(part?.querySelectorAll("[data-item][tabindex='0']") ?? [])];
  const here = items.filter((item) => part?.id === "log" || !item.closest("#log")); // the log may lie below the opponents
  const found = here.find((item) => item.matches(ABLE)) ?? here[0] ?? part;
  return found instanceof HTMLElement ? found : null;
}

/** Focus an item and make it the tab stop of its region. @param {Element | null | undefined} element */
export function focusOn(element) {
  if (!(element instanceof HTMLElement)) return;
  const region = element.closest("[data-rove]");
  const items = region ? itemsOf(region) : [];
  for (const item of items) item.tabIndex = item === element ? 0 : -1;
  element.focus();
}
