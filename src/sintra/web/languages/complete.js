/** Completes languages with English, so that a label that one lacks is there all the same. */

/**
 * An export of the modules of all languages, by code.
 *
 * @template T
 * @param {Record<string, Record<string, any>>} modules by code, the default language first
 * @param {string} name of the export
 * @returns {Record<string, T>}
 */
export function complete(modules, name) {
  const [first] = Object.values(modules);
  return Object.fromEntries(Object.entries(modules).map(([code, module]) => [code, merged(first?.[name], module[name])]));
}

/** @param {any} whole @param {any} part @returns {any} */
function merged(whole, part) {
  if (part === undefined) return whole;
  if (!isPlain(whole) || !isPlain(part)) return part;
  return { ...whole, ...Object.fromEntries(Object.entries(part).map(([key, value]) => [key, merged(whole[key], value)])) };
}

/** @param {any} value */
function isPlain(value) {
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
}
