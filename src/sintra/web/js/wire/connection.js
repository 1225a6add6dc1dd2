/**
 * The connection to a table: a websocket that reconnects by itself. Pending requests are resent with the same id after each
 * reconnect, so that nothing is lost and nothing happens twice (the server is idempotent by id). So are those that the server
 * refuses for now, after the time that it names.
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
 * @property {(message: ServerMessage, asked: Request | null) => void} heard  asked: the request it answers
 * @property {(status: Status) => void} changed
 * @property {(url: string) => WebSocket} [open]  how to open a socket; tests inject their own
 */

const FIRST_BACKOFF = 300;
const MAX_BACKOFF = 8000;
const PING_AFTER = 25_000; // milliseconds of silence before a ping
const PONG_TIMEOUT = 8000; // milliseconds to wait for the pong
const MAX_POSTPONED = 30; // seconds after which a request is resent by itself; after more it is up to the person

/** The delay before a reconnect: exponential backoff with jitter, so that clients do not all reconnect at once. @param {number} attempts @param {number} [chance] */
export function backoff(attempts, chance = Math.random()) {
  return Math.min(MAX_BACKOFF, FIRST_BACKOFF * 2 ** Math.max(0, attempts - 1)) * (0.75 + 0.5 * chance);
}

/** Whether a request is refused for now, and will be resent. @param {ServerMessage} message */
export function isPostponed(message) {
  return message.type === "refused" && message.id !== null && (message.retry_after ?? Infinity) <= MAX_POSTPONED;
}

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Request & {id: string}>} requests without an answer */
  #pending = new Map();
  /** @type {Map<string, ReturnType<typeof setTimeout>>} by id: when it is resent */
  #postponed = new Map();
  /** @type {number | null} the sequence of the last event received */
  #since = null;
  #attempts = 0;
  #count = 0;
  #isReady = false;
  #isClosed = false;
  #heardAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #heartbeat;
  /** @type {Wiring} */
  #wiring;

  /** @param {Wiring} wiring */
  constructor(wiring) {
    this.#wiring = wiring;
  }

  /** Connect now, instead of waiting for the next attempt. */
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
    this.#heartbeat ??= setInterval(() => this.#checkAlive(), 4000);
  }

  /** Close without reconnecting. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    for (const timer of this.#postponed.values()) clearTimeout(timer);
    this.#socket?.close();
    this.#wiring.changed("closed");
  }

  /** Send a request; it is resent until it is answered. @param {Request} request @returns {string} its id */
  ask(request) {
    this.#count += 1;
    const id = `${this.#wiring.client.slice(0, 24)}.${Date.now().toString(36)}.${this.#count}`;
    const message = { ...request, id };
    this.#pending.set(id, message);
    if (this.#isReady) this.#send(message);
    return id;
  }

  /** Send a message that needs no answer. @param {object} message */
  say(message) {
    if (this.#isReady) this.#send(message);
  }

  /** Whether a request of this type, for this seat, is pending. @param {Request["type"]} type @param {number} [seat] */
  isAsking(type, seat) {
    return [...this.#pending.values()].some(
      (request) => request.type === type && (!("seat" in request) || request.seat === seat),
    );
  }

  /** The number of pending requests. */
  get unanswered() {
    return this.#pending.size;
  }

  /** Forget the last sequence, so that the next hello asks for everything. */
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
    const asked = this.#pending.get(id) ?? null;
    if (asked && message.type === "refused" && isPostponed(message)) {
      const wasTold = this.#postpone(asked, (message.retry_after ?? 0) * 1000);
      if (!wasTold) this.#wiring.heard(message, asked);
      return;
    }
    this.#forget(id);
    if (message.type === "table" && !this.#isReady) this.#ready();
    if (message.type === "table" || message.type === "update") this.#since = message.sequence;
    this.#wiring.heard(message, asked);
  }

  /** Resend a request after a while; return whether it was postponed before. @param {Request & {id: string}} request @param {number} delay  in milliseconds */
  #postpone(request, delay) {
    const before = this.#postponed.get(request.id);
    clearTimeout(before);
    this.#postponed.set(
      request.id,
      setTimeout(() => this.say(request), delay),
    );
    return before !== undefined;
  }

  /** Forget a request that is answered. @param {string} id */
  #forget(id) {
    clearTimeout(this.#postponed.get(id));
    this.#postponed.delete(id);
    this.#pending.delete(id);
  }

  /** The server has answered the hello: resend pending requests. */
  #ready() {
    this.#isReady = true;
    this.#attempts = 0;
    this.#wiring.changed("open");
    for (const message of this.#pending.values()) this.#send(message);
  }

  /** @param {WebSocket} socket */
  #drop(socket) {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#socket = null;
    this.#isReady = false;
    this.#attempts += 1;
    this.#wiring.changed("lost");
    this.#timer = setTimeout(() => this.connect(), backoff(this.#attempts));
  }

  /** Detect a dead connection: ping after a silence, and drop one that does not answer. */
  #checkAlive() {
    const silence = Date.now() - this.#heardAt;
    const socket = this.#socket;
    if (!socket || silence < PING_AFTER) return;
    if (this.#isReady && silence <= PING_AFTER + PONG_TIMEOUT) return this.#send({ type: "ping" });
    socket.close();
    this.#drop(socket); // a dead socket can take minutes to close
  }
}
