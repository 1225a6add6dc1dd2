/** Rings that highlight the last moves of others: where tiles were taken and where they are now, until I move. */

/** The spots that a motion touches on its seat's board and on the table. @param {import("./flight.js").Motion} motion @param {number | null} seat @returns {string[]} */
export function spotsOf(motion, seat) {
  const sources = motion.flights.map(({ from }) => /^(\d+):/.exec(from)?.[1]).filter((source) => source !== undefined);
  const targets = motion.flights.map(({ to }) => to).filter((to) => to.split(":")[1] === String(seat));
  return [...new Set([...sources.map((source) => `source:${source}`), ...targets])];
}

/** The rings after an event: others' moves add theirs, mine and a new deal take all away. @param {string[]} rings @param {import("../wire/messages.js").EventView[]} events @param {number} mine @param {string[]} spots */
export function ringsAfter(rings, events, mine, spots) {
  const isEnded = events.some(
    (event) =>
      event.kind === "deal" ||
      event.kind === "undo" ||
      ((event.kind === "move" || event.kind === "forced") && event.seat === mine),
  );
  return isEnded ? [] : [...new Set([...rings, ...spots])];
}

/** Draw rings; they are not part of painting, and are redrawn after each paint. @param {ParentNode} root @param {string[]} rings */
export function drawRings(root, rings) {
  for (const spot of root.querySelectorAll("[data-ringed]")) {
    if (!rings.includes(spot.getAttribute("data-spot") ?? "")) spot.removeAttribute("data-ringed");
  }
  for (const ring of rings) {
    for (const spot of root.querySelectorAll(`[data-spot="${ring}"]`)) spot.setAttribute("data-ringed", "");
  }
}
