/**
 * Animations of tiles and points, drawn over the page with the Web Animations API. With reduced motion nothing moves; any key or
 * click skips everything. The page below always shows the current position.
 *
 * @typedef {object} Flight  A tile that travels from one spot to another; spots are the values of `data-spot`.
 * @property {string} from
 * @property {string} to
 * @property {string} color
 * @property {number} delay  milliseconds
 * @property {number} [turn]  degrees that it has turned when it lands
 *
 * @typedef {object} Rise  Points that rise from a spot.
 * @property {string} at
 * @property {number} seat  whose points they are
 * @property {number} points
 * @property {number} delay
 *
 * @typedef {object} Motion
 * @property {Flight[]} flights
 * @property {Rise[]} rises
 */

import { signed } from "../words/languages.js";

const FLIGHT = 280;
const RISE = 620;
const DEAL = 30; // between two tiles that are dealt
const MAX_DEAL = 800;

/** @type {Set<Animation>} */
const running = new Set();

/** Whether animations are allowed. */
export function mayMove() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches && document.visibilityState === "visible";
}

/** Measure the spots before the page is repainted. @param {ParentNode} root @returns {Map<string, DOMRect>} */
export function whereSpots(root) {
  const places = new Map();
  if (!mayMove()) return places;
  for (const spot of root.querySelectorAll("[data-spot]")) places.set(spot.getAttribute("data-spot"), box(spot));
  return places;
}

/** @param {Element} spot */
function box(spot) {
  return (spot.querySelector(".tile, .rhomb") ?? spot).getBoundingClientRect();
}

/**
 * Animate tiles from where they were to where they are now.
 * @param {Motion} motion @param {Map<string, DOMRect>} before @param {HTMLElement} layer
 * @param {(color: string) => Element} draw  makes the picture of a tile
 * @param {(what: "place" | "floor" | "point", points?: number) => void} sound
 * @param {number} [pace]  2 is twice as fast
 * @returns {Promise<void>} done, or skipped
 */
export async function fly(motion, before, layer, draw, sound, pace = 1) {
  if (!mayMove()) return;
  const landed = holdBack(motion.flights.filter(({ from }) => before.has(from)));
  const flights = motion.flights.map((flight) =>
    launch({ ...flight, delay: flight.delay / pace }, before, layer, draw, sound, pace).then(() => landed(flight.to)),
  );
  const rises = countUp(motion.rises).map(({ rise, count }) =>
    lift({ ...rise, delay: rise.delay / pace }, layer, sound).then(count),
  );
  await Promise.all([...flights, ...rises]);
}

/**
 * @param {Flight} flight @param {Map<string, DOMRect>} before @param {HTMLElement} layer
 * @param {(color: string) => Element} draw @param {(what: "place" | "floor" | "point") => void} sound @param {number} pace
 */
async function launch(flight, before, layer, draw, sound, pace) {
  const target = document.querySelector(`[data-spot="${flight.to}"]`);
  const from = before.get(flight.from);
  if (!target || !from) return;
  const to = box(target);
  const picture = /** @type {SVGElement | HTMLElement} */ (draw(flight.color));
  picture.classList.add("flying");
  place(picture, from);
  layer.append(picture);
  const hidden = /** @type {HTMLElement | SVGElement | null} */ (
    flight.to.startsWith("0:")
      ? null
      : (target.querySelector(".tile") ??
        (target.matches(".set") ? target.querySelector(".laid") : target.querySelector(".rhomb:not(:has(~ .badge))")))
  );
  hidden?.style.setProperty("visibility", "hidden");
  const shift = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width || 1})${turned(flight.turn ?? 0, from)}`;
  const middle = `translate(${(to.x - from.x) * 0.5}px, ${(to.y - from.y) * 0.5 - 26}px) scale(${(1 + (to.width / from.width || 1)) / 2 + 0.06})`;
  await finish(
    picture.animate([{ transform: "none" }, { transform: middle }, { transform: shift }], {
      duration: FLIGHT / pace,
      delay: flight.delay,
      easing: "cubic-bezier(.3,.6,.3,1)",
      fill: "both",
    }),
  );
  hidden?.style.removeProperty("visibility");
  picture.remove();
  sound(flight.to.startsWith("floor") ? "floor" : "place");
}

/** Let tiles appear one after another, as they are dealt. @param {Iterable<Element>} tiles */
export async function appear(tiles) {
  if (!mayMove()) return;
  const all = [...tiles];
  const apart = Math.min(DEAL, MAX_DEAL / all.length);
  await Promise.all(
    all.map((tile, at) =>
      finish(
        tile.animate(
          [
            { opacity: 0, scale: 0.6 },
            { opacity: 1, scale: 1 },
          ],
          { duration: 160, delay: at * apart, fill: "backwards" },
        ),
      ),
    ),
  );
}

/** Let stacks begin without what still flies to them; the answer counts one more when it has landed. @param {Flight[]} flights @returns {(spot: string) => void} */
function holdBack(flights) {
  /** @type {Map<string, {badge: Element, stack: HTMLElement, number: number}>} */
  const stacks = new Map();
  for (const { to } of flights) {
    const stack = /** @type {HTMLElement | null} */ (document.querySelector(`[data-spot="${to}"]`));
    const badge = stack?.querySelector(".badge");
    const known = stacks.get(to) ?? (stack && badge && { stack, badge, number: Number(badge.textContent) });
    if (known) stacks.set(to, { ...known, number: known.number - 1 });
  }
  for (const { badge, stack, number } of stacks.values()) {
    if (number > 0) badge.textContent = String(number);
    else stack.style.setProperty("visibility", "hidden");
  }
  return (spot) => {
    const found = stacks.get(spot);
    if (!found) return;
    found.number += 1;
    found.badge.textContent = String(found.number);
    found.stack.style.removeProperty("visibility");
  };
}

/** A rotation around the center of what flies. @param {number} degrees @param {DOMRect} from */
function turned(degrees, { width, height }) {
  return degrees
    ? ` translate(${width / 2}px, ${height / 2}px) rotate(${degrees > 180 ? degrees - 360 : degrees}deg) translate(${-width / 2}px, ${-height / 2}px)`
    : "";
}

/** @param {Rise} rise @param {HTMLElement} layer @param {(what: "place" | "floor" | "point", points?: number) => void} sound */
async function lift(rise, layer, sound) {
  const target = document.querySelector(`[data-spot="${rise.at}"]`);
  if (!target || !rise.points) return;
  const where = target.getBoundingClientRect();
  const badge = document.createElement("span");
  badge.className = `rising badge${rise.points < 0 ? " cost" : ""}`;
  badge.textContent = signed(rise.points);
  place(badge, where, false);
  layer.append(badge);
  setTimeout(() => mayMove() && sound("point", rise.points), rise.delay);
  const frames = [
    { opacity: 0, transform: "translate(-50%, 0) scale(.8)" },
    { opacity: 1, transform: "translate(-50%, -10px) scale(1.15)", offset: 0.3 },
    { opacity: 1, transform: "translate(-50%, -16px) scale(1.1)", offset: 0.75 },
    { opacity: 0, transform: "translate(-50%, -28px)" },
  ];
  await finish(badge.animate(frames, { duration: RISE, delay: rise.delay, fill: "both" }));
  badge.remove();
}

/** Let the scores begin without what is still to rise; each rise has what shows the score with it. @param {Rise[]} rises */
function countUp(rises) {
  /** @type {Map<number, {shown: Element, score: number}>} */
  const scores = new Map();
  const counted = [...rises].reverse().map((rise) => {
    const shown = scores.get(rise.seat)?.shown ?? document.querySelector(`[data-spot="score:${rise.seat}"]`);
    if (!shown) return { rise, count: () => {} };
    const score = scores.get(rise.seat)?.score ?? Number(shown.textContent);
    scores.set(rise.seat, { shown, score: score - rise.points });
    return { rise, count: () => void (shown.textContent = String(score)) };
  });
  for (const { shown, score } of scores.values()) shown.textContent = String(score);
  return counted.reverse();
}

/** @param {HTMLElement | SVGElement} element @param {DOMRect} where @param {boolean} [isSized] */
function place(element, where, isSized = true) {
  element.style.setProperty("left", `${where.x + (isSized ? 0 : where.width / 2)}px`);
  element.style.setProperty("top", `${where.y}px`);
  if (isSized) for (const size of ["--t", "--a"]) element.style.setProperty(size, `${where.width}px`);
}

/** @param {Animation} animation */
async function finish(animation) {
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // canceled: the same as finished
  }
  running.delete(animation);
}

/** Whether an animation is running. */
export function isMoving() {
  return running.size > 0;
}

/** Skip all animations. */
export function skip() {
  for (const animation of running) animation.finish();
}
