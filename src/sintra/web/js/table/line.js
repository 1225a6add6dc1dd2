/** The connection of a table's page, and what the person is told when it is lost. */

import { clientId } from "../wire/identity.js";
import { Connection } from "../wire/connection.js";

/**
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../wire/messages.js").ServerMessage} ServerMessage
 */

const LOST_AFTER = 2000; // milliseconds: short gaps are not reported

/** Whether an answer is stale: a hint for a choice that was made meanwhile. @param {ServerMessage} message @param {import("../wire/messages.js").Request | null} asked */
function isStale(message, asked) {
  return message.type === "refused" && message.code === "behind" && asked?.type === "hint";
}

export class Line {
  /** Whether the person was told that the connection is lost. */
  wasLost = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {TablePage} */
  #page;

  /** @param {TablePage} page */
  constructor(page) {
    this.#page = page;
    this.connection = new Connection({
      url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
      token: page.token,
      client: clientId(),
      table: page.table,
      language: () => page.chosen.language,
      heard: (message, asked) => isStale(message, asked) || page.news.hear(message),
      changed: (status) => this.#change(status),
    });
    window.addEventListener("online", () => this.connection.connect());
  }

  /** @param {import("../wire/connection.js").Status} status */
  #change(status) {
    if (status === "lost") {
      this.#timer ??= setTimeout(() => this.#lose(), LOST_AFTER);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#page.change({ type: "connection", status });
  }

  #lose() {
    this.wasLost = true;
    this.#page.change({ type: "connection", status: "lost" });
    this.#page.alarm.say(this.#page.words.lost);
  }
}
