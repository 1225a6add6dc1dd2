/**
 * Where this browser remembers things. One that stores nothing, as in some private windows, remembers for as long as the tab is open: in
 * the name of its window, which pages of other sites never see.
 *
 * @typedef {{getItem: (key: string) => string | null, setItem: (key: string, text: string) => void}} Memory
 */

const PROBE = "sintra.probe";

/** The memory of the tab alone. @param {{name: string}} tab @returns {Memory} */
export function tabMemory(tab) {
  const read = () => {
    try {
      const value = JSON.parse(tab.name);
      return value !== null && typeof value === "object" ? value : {};
    } catch {
      return {};
    }
  };
  return {
    getItem: (key) => (typeof read()[key] === "string" ? read()[key] : null),
    setItem: (key, text) => (tab.name = JSON.stringify({ ...read(), [key]: text })),
  };
}

/** What can be written to: the browser's store, or else the tab. @param {() => Memory & {removeItem: (key: string) => void}} store @param {{name: string}} tab @returns {Memory} */
export function chooseMemory(store, tab) {
  try {
    const found = store();
    found.setItem(PROBE, "");
    found.removeItem(PROBE);
    return found;
  } catch {
    return tabMemory(tab);
  }
}

/** @type {{page: object, memory: Memory} | null} */
let chosen = null;

/** The memory of this page, chosen once. */
export function storage() {
  if (chosen?.page !== window) chosen = { page: window, memory: chooseMemory(() => window.localStorage, window) };
  return chosen.memory;
}
