/**
 * The connection to a table: a websocket that comes back by itself. What was asked and not answered yet is sent again with the same
 * id after each return, so that nothing is lost and nothing happens twice.
 *
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").ServerMessage} ServerMessage
 * @typedef {"connecting" | "open" | "lost" | "closed"} Status
 * @typedef {object} Wiring
 * @property {string} url  of the websocket
 * @property {string} token
 * @property {string} client
 * @property {string} table  which one of the link: after a rematch there are several
 * @property {() => string} language
 * @property {(message: ServerMessage, asked: Request | null) => void} heard  asked: what it answers
 * @property {(status: Status) => void} changed
 * @property {(url: string) => WebSocket} [open]  how to open one; tests give their own
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const QUIET = 25_000; // after so long without a word, ask
const PATIENCE = 8000; // so long an answer may take

/** How long to wait before a try: doubling, with some chance in it, so that clients do not all come at once. @param {number} tries @param {number} [chance] */
export function waitBefore(tries, chance = Math.random()) {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, tries - 1)) * (0.75 + 0.5 * chance);
}

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Request & {id: string}>} asked, and not answered yet */
  #waiting = new Map();
  /** @type {number | null} the last event that was heard of */
  #since = null;
  #tries = 0;
  #count = 0;
  #isReady = false;
  #isClosed = false;
  #heardAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #watch;
  /** @type {Wiring} */
  #wiring;

  /** @param {Wiring} wiring */
  constructor(wiring) {
    this.#wiring = wiring;
  }

  /** Open it now, instead of waiting for the next try. */
  connect() {
    clearTimeout(this.#timer);
    if (this.#isClosed || (this.#socket && this.#socket.readyState <= 1)) return;
    const { url, open = (/** @type {string} */ at) => new WebSocket(at) } = this.#wiring;
    const socket = open(url);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#hear(socket, String(event.data));
    socket.onclose = () => this.#drop(socket);
    socket.onerror = () => socket.close();
    this.#watch ??= setInterval(() => this.#look(), 4000);
  }

  /** Close it for good. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
    this.#wiring.changed("closed");
  }

  /** Ask something; it is sent again until it is answered. @param {Request} request @returns {string} its id */
  ask(request) {
    this.#count += 1;
    const id = `${this.#wiring.client.slice(0, 24)}.${Date.now().toString(36)}.${this.#count}`;
    const message = { ...request, id };
    this.#waiting.set(id, message);
    if (this.#isReady) this.#send(message);
    return id;
  }

  /** Say something that needs no answer. @param {object} message */
  say(message) {
    if (this.#isReady) this.#send(message);
  }

  /** Whether something of this type was asked, for this seat, and is not answered yet. @param {Request["type"]} type @param {number} [seat] */
  isAsking(type, seat) {
    return [...this.#waiting.values()].some(
      (request) => request.type === type && (!("seat" in request) || request.seat === seat),
    );
  }

  /** The number of requests without an answer. */
  get unanswered() {
    return this.#waiting.size;
  }

  /** Forget what has been heard, so that the next greeting asks for everything. */
  forget() {
    this.#since = null;
  }

  /** @param {object} message */
  #send(message) {
    this.#socket?.send(JSON.stringify(message));
  }

  /** @param {WebSocket} socket */
  #greet(socket) {
    if (socket !== this.#socket) return;
    const { token, client, table, language } = this.#wiring;
    const hello = { type: "hello", token, client, table, language: language() };
    this.#heardAt = Date.now();
    this.#send(this.#since === null ? hello : { ...hello, since: this.#since });
  }

  /** @param {WebSocket} socket @param {string} text */
  #hear(socket, text) {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    /** @type {ServerMessage} */
    const message = JSON.parse(text);
    const id = "id" in message ? (message.id ?? "") : "";
    const asked = this.#waiting.get(id) ?? null;
    this.#waiting.delete(id);
    if (message.type === "table" && !this.#isReady) this.#ready();
    if (message.type === "table" || message.type === "update") this.#since = message.sequence;
    this.#wiring.heard(message, asked);
  }

  /** The table has answered the greeting: from now on we can talk, and first repeat what was not answered. */
  #ready() {
    this.#isReady = true;
    this.#tries = 0;
    this.#wiring.changed("open");
    for (const message of this.#waiting.values()) this.#send(message);
  }

  /** @param {WebSocket} socket */
  #drop(socket) {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#socket = null;
    this.#isReady = false;
    this.#tries += 1;
    this.#wiring.changed("lost");
    this.#timer = setTimeout(() => this.connect(), waitBefore(this.#tries));
  }

  /** A connection can be dead without saying so: ask after a silence, and give up on one that stays silent, or has never said a word. */
  #look() {
    const silence = Date.now() - this.#heardAt;
    const socket = this.#socket;
    if (!socket || silence < QUIET) return;
    if (this.#isReady && silence <= QUIET + PATIENCE) return this.#send({ type: "ping" });
    socket.close();
    this.#drop(socket); // a dead socket can take minutes to close
  }
}
