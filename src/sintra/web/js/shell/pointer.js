/**
 * The pointer: clicks on whatever has `data-act`, aiming at whatever has `data-move`, and dragging tiles to a place. Dragging is a
 * shortcut for two clicks, and never the only way.
 *
 * @typedef {object} Hands
 * @property {(move: string | null) => void} aim
 * @property {(data: DOMStringMap) => void} act
 * @property {() => boolean} holds  whether something is held
 */

/** @typedef {{pointer: number, x: number, y: number, from: HTMLElement, isMoving: boolean, wasHeld: boolean}} Drag */

const FAR = 6; // pixels: a shorter drag is a click

export class Pointer {
  /** Whether the last input came from the keyboard. */
  isKeyboard = false;
  /** @type {Drag | null} */
  #drag = null;
  /** @type {HTMLElement | null} */
  #ghost = null;
  #isClickSpent = false;
  /** @type {Hands} */
  #hands;

  /** @param {HTMLElement} root @param {Hands} hands */
  constructor(root, hands) {
    this.#hands = hands;
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#aim(event.target));
    root.addEventListener("focusin", (event) => this.isKeyboard && this.#aim(event.target));
    root.addEventListener("pointerdown", (event) => this.#down(event));
    document.addEventListener("pointermove", (event) => this.#move(event));
    document.addEventListener("pointerup", (event) => this.#up(event));
    document.addEventListener("pointercancel", () => this.#end());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.#end());
    document.addEventListener("keydown", () => (this.isKeyboard = true), true);
    document.addEventListener("pointerdown", () => (this.isKeyboard = false), true);
  }

  /** @param {EventTarget | null} target */
  #aim(target) {
    const found = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-move]")) : null;
    this.#hands.aim(found?.dataset.move ?? null);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#isClickSpent) {
      this.#isClickSpent = false;
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    const found = /** @type {HTMLElement | null} */ (target?.closest("[data-act]"));
    if (found) return this.#hands.act(found.dataset);
    if (target?.closest("#table") && this.#hands.holds()) this.#hands.act(/** @type {any} */ ({ act: "release" }));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#isClickSpent = false;
    const from =
      event.target instanceof Element
        ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act='take']:not([aria-disabled])"))
        : null;
    if (event.button !== 0 || !from || event.pointerType === "touch") return;
    this.#drag = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from,
      isMoving: false,
      wasHeld: from.getAttribute("aria-pressed") === "true",
    };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!event.buttons) return this.#cancel(drag); // released outside the window
    if (drag.isMoving && !this.#hands.holds()) return this.#end(); // put back, or no longer legal
    if (!drag.isMoving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    if (!drag.isMoving) this.#start(drag);
    this.#ghost?.style.setProperty("translate", `${event.clientX}px ${event.clientY}px`);
    this.#aim(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** @param {Drag} drag */
  #start(drag) {
    drag.isMoving = true;
    if (!drag.wasHeld) this.#hands.act(drag.from.dataset);
    const ghost = document.createElement("div");
    ghost.className = "dragged";
    for (const picture of drag.from.querySelectorAll(".tile, .rhomb")) ghost.append(picture.cloneNode(true));
    document.body.append(ghost);
    document.body.classList.add("dragging");
    this.#ghost = ghost;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.#end();
    if (!drag.isMoving) return;
    this.#isClickSpent = true;
    setTimeout(() => (this.#isClickSpent = false), 0);
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const target = /** @type {HTMLElement | null | undefined} */ (below?.closest("[data-move]"));
    if (target) this.#hands.act(target.dataset);
    else this.#hands.act(/** @type {any} */ ({ act: "release" }));
  }

  /** @param {Drag} drag */
  #cancel(drag) {
    this.#end();
    if (drag.isMoving) this.#hands.act(/** @type {any} */ ({ act: "release" }));
  }

  #end() {
    this.#drag = null;
    this.#ghost?.remove();
    this.#ghost = null;
    document.body.classList.remove("dragging");
  }
}
