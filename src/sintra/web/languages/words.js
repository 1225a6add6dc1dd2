/**
 * The labels in all languages, by code, the default one first. This file is for tools that read files: a server answers with a
 * module that it writes from the registry of languages (`server/shell/labels.py`).
 */

import { load } from "./_files.js";

/** @type {Record<string, Record<string, any>>} */
export const LANGUAGES = await load("words.js");
