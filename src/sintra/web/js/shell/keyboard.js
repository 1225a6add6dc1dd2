/**
 * Keys: which single key asks for what, and moving with the arrows inside a region. A region has `data-rove`, what one can reach in
 * it `data-item`; the region is one stop of the tab key.
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

/** What a single key asks for. @param {string} key @returns {string | null} */
export function shortcut(key) {
  return SHORTCUTS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether keys belong to what is being typed in. @param {EventTarget | null} target */
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

/** Move the focus with an arrow, if it is in a region. @param {KeyboardEvent} event @returns {boolean} whether it moved */
export function roveBy(event) {
  const direction = ARROWS[event.key];
  const item = event.target instanceof Element ? event.target.closest("[data-item]") : null;
  const region = item?.closest("[data-rove]");
  if (!direction || !item || !region || event.altKey || event.ctrlKey || event.metaKey) return false;
  const items = [...region.querySelectorAll("[data-item]")];
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

/** Give each region one stop for the tab key: the item that had the focus last, or its first that can act. @param {ParentNode} root */
export function refresh(root) {
  for (const region of root.querySelectorAll("[data-rove]")) {
    const items = /** @type {HTMLElement[]} */ ([...region.querySelectorAll("[data-item]")]);
    const able = items.filter((item) => item.getAttribute("aria-disabled") !== "true");
    const stop =
      items.find((item) => item === document.activeElement) ?? able.find((item) => item.tabIndex === 0) ?? able[0] ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
}

/** Focus an item and make it the stop of its region. @param {Element | null | undefined} element */
export function focusOn(element) {
  if (!(element instanceof HTMLElement)) return;
  const region = element.closest("[data-rove]");
  const items = /** @type {HTMLElement[]} */ ([...(region?.querySelectorAll("[data-item]") ?? [])]);
  for (const item of items) item.tabIndex = item === element ? 0 : -1;
  element.focus();
}
