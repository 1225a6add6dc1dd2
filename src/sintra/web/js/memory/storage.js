/**
 * Persistent storage. Fallback where localStorage is blocked, as in some private windows: `window.name`, which lasts as long as the
 * tab and is never seen by other sites.
 *
 * @typedef {{getItem: (key: string) => string | null, setItem: (key: string, text: string) => void}} Memory
 */

const PROBE = "sintra.probe";

/** The fallback: storage in `window.name`. @param {{name: string}} tab @returns {Memory} */
export function tabStorage(tab) {
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

/** localStorage if it can be written to, else the fallback. @param {() => Memory & {removeItem: (key: string) => void}} store @param {{name: string}} tab @returns {Memory} */
export function chooseStorage(store, tab) {
  try {
    const found = store();
    found.setItem(PROBE, "");
    found.removeItem(PROBE);
    return found;
  } catch {
    return tabStorage(tab);
  }
}

/** @type {{page: object, memory: Memory} | null} */
let chosen = null;

/** The storage of this page, chosen once. */
export function storage() {
  if (chosen?.page !== window) chosen = { page: window, memory: chooseStorage(() => window.localStorage, window) };
  return chosen.memory;
}
