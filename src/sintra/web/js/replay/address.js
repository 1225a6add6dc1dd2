/**
 * The address of a position: of a table's game `#TABLE/TOKEN/STEP`, or with the whole record inside `#record/PACKED/STEP`, so that a
 * link needs nothing but itself and gives no seat away.
 *
 * @typedef {{kind: "table", table: string, token: string, at: number | null}} TableAddress
 * @typedef {{kind: "record", packed: string, at: number | null}} RecordAddress
 */

const MAX_LENGTH = 256 * 1024; // characters of a record; the limit of the server
const PACKED = "record";

/** Parse an address. @param {string} hash @returns {TableAddress | RecordAddress | null} */
export function parse(hash) {
  const [first = "", second = "", number = ""] = hash.replace(/^#/, "").split("/");
  const at = /^\d{1,6}$/.test(number) ? Number(number) : null;
  if (!first || !second) return null;
  return first === PACKED ? { kind: "record", packed: second, at } : { kind: "table", table: first, token: second, at };
}

/** Format an address. @param {TableAddress | RecordAddress} address @returns {string} */
export function write(address) {
  const head = address.kind === "record" ? `${PACKED}/${address.packed}` : `${address.table}/${address.token}`;
  return `#${head}${address.at === null ? "" : `/${address.at}`}`;
}

/** Compress a record into URL-safe text. @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decompress a record; null if the text is invalid. @param {string} packed @returns {Promise<string | null>} */
export async function unpack(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw"), MAX_LENGTH),
    );
  } catch {
    return null;
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream @param {number} most @returns {Promise<Uint8Array>} */
async function through(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {number[]} */
  const out = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (const byte of read.value) out.push(byte);
    if (out.length > most) throw new Error(`a record of more than ${most} bytes`);
  }
  return Uint8Array.from(out);
}
