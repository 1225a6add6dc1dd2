/** Lazy loading of modules and style sheets. */

/**
 * Preload everything that a module will import, as listed in the head of the page. Without a list the browser discovers it step
 * by step.
 * @param {string} path  of the module
 */
export function preload(path) {
  const listed = globalThis.document?.querySelector(`meta[name="module"][content^="${path} "]`);
  const files = listed?.getAttribute("content")?.split(" ") ?? [];
  for (const href of files) document.head.append(link("modulepreload", href));
  listed?.remove();
}

/** Enable the style sheets of a game, which also loads them. @param {string} game @returns {Promise<unknown>} */
export function enableStyles(game) {
  const sheets = globalThis.document?.querySelectorAll(`link[data-game="${game}"][disabled]`) ?? [];
  return Promise.all(
    [...sheets].map((sheet) => loaded(/** @type {HTMLLinkElement} */ (sheet), (one) => (one.disabled = false))),
  );
}

/** Add a style sheet to the page, once. @param {string} href @returns {Promise<void>} */
export function addStyles(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return loaded(link("stylesheet", href), (sheet) => document.head.append(sheet));
}

/** @param {string} rel @param {string} href */
function link(rel, href) {
  return Object.assign(document.createElement("link"), { rel, href });
}

/** Wait until a style sheet has loaded. @param {HTMLLinkElement} sheet @param {(sheet: HTMLLinkElement) => void} begin @returns {Promise<void>} */
function loaded(sheet, begin) {
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", () => resolve(), { once: true });
    sheet.addEventListener("error", () => reject(new Error(`${sheet.href} did not come`)), { once: true });
    begin(sheet);
  });
}
