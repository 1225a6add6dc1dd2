/** Random numbers that stand for this tab, and for this person's part in the shuffling. */

/** This browser's tab, the same when it comes back. */
export function clientId() {
  try {
    const known = sessionStorage.getItem("sintra.client") ?? nonce();
    sessionStorage.setItem("sintra.client", known);
    return known;
  } catch {
    return nonce();
  }
}

/** This person's part in the shuffling: random bytes in hexadecimal digits. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
