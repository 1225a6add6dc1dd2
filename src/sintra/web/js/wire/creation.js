/** Creating a table: send the request, store the links, and open the page of the table. */

import { Refusal } from "./records.js";
import * as tables from "../memory/tables.js";

/** The levels of bots. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

let isGoing = false; // to the new table: a second click must not create another one
globalThis.addEventListener?.("pageshow", () => (isGoing = false)); // the person came back

/**
 * Create a table and go there.
 * @param {{game: string, seats: object[]} & Record<string, any>} request @param {string[]} names  of those at this screen, by seat
 */
export async function createTable(request, names) {
  if (isGoing) return;
  isGoing = true;
  try {
    location.assign(await make(request, names));
  } catch (error) {
    isGoing = false;
    throw error;
  }
}

/** @param {{game: string, seats: object[]}} request @param {string[]} names @returns {Promise<string>} its address */
async function make(request, names) {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Refusal(made.text ?? answer.statusText);
  const invitations = made.persons.map((/** @type {any} */ link) => ({ seat: link.seats[0], token: link.token }));
  tables.keep({
    table: made.table,
    token: made.creator.token,
    game: request.game,
    names,
    invitations,
    watch: made.watch.token,
  });
  return tables.address(made.table, made.creator.token);
}
