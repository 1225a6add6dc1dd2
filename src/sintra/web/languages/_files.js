// @ts-nocheck - for Node.js, of which the pages know nothing
/** The languages of this repository, from their folders: for tools that read files. Servers never send this module. */

import { existsSync, readdirSync } from "node:fs";

const FOLDER = new URL("../../i18n/", import.meta.url);
const DEFAULT = "en";

/** A script of every language that has it, by code, the default one first. @param {string} name */
export async function load(name) {
  const codes = readdirSync(FOLDER).filter((code) => existsSync(new URL(`${code}/page/${name}`, FOLDER)));
  codes.sort((one, other) => Number(other === DEFAULT) - Number(one === DEFAULT));
  return Object.fromEntries(await Promise.all(codes.map(async (code) => [code, await import(new URL(`${code}/page/${name}`, FOLDER))])));
}
