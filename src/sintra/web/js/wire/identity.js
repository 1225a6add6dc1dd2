/** Random ids: of this tab, and the nonce that this person adds to the shuffle. */

/** The client id of this tab, stable across reloads. */
export function clientId() {
  try {
    const known = sessionStorage.getItem("sintra.client") ?? nonce();
    sessionStorage.setItem("sintra.client", known);
    return known;
  } catch {
    return nonce();
  }
}

/** The nonce that this person adds to the shuffle: random bytes in hex. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
