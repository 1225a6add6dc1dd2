/**
 * Dialogs and forms on the page of a table: opening and closing, what is typed and sent, and settings.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 */

import { click, join } from "./acts.js";
import { isBeside } from "../draw/element.js";
import { valueOf } from "../shell/dialogs.js";

/** Hear everything that is done in dialogs and forms. @param {TablePage} page */
export function listenToForms(page) {
  document.addEventListener("submit", (event) => onSubmit(page, event));
  document.addEventListener("change", (event) => onSetting(page, event));
  page.dialog.addEventListener("close", () => (page.open = null));
  page.dialog.addEventListener("click", (event) => onDialogClick(page, event));
}

/** @param {TablePage} page @param {NonNullable<import("../shell/dialogs.js").Open>} which */
export function openDialog(page, which) {
  page.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  page.open = which;
  page.paint();
  page.dialog.showModal();
}

/** @param {TablePage} page */
export function closeDialog(page) {
  page.dialog.close();
  page.open = null;
  page.opener?.focus();
  page.opener = null;
}

/** @param {TablePage} page @param {MouseEvent} event */
function onDialogClick(page, event) {
  const button =
    event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
  if (button) click(page, button.dataset);
  else if (isBeside(event, page.dialog)) closeDialog(page);
}

/** @param {TablePage} page @param {SubmitEvent} event */
function onSubmit(page, event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  if (form.id === "prompt") return ask(page, form);
  if (form.dataset.form === "choice") return click(page, /** @type {any} */ ({ act: "confirm" }));
  if (form.dataset.form === "sit") {
    const name = String(new FormData(form).get("name") ?? "");
    page.set({ name });
    join(page, Number(form.dataset.seat), name);
  }
}

/** @param {TablePage} page @param {HTMLFormElement} form */
function ask(page, form) {
  const text = String(new FormData(form).get("text") ?? "").trim();
  if (!text) return;
  form.reset();
  page.connection.ask({ type: "ask", text });
}

/** @param {TablePage} page @param {Event} event */
function onSetting(page, event) {
  const input =
    event.target instanceof Element ? /** @type {HTMLInputElement | null} */ (event.target.closest("[data-set]")) : null;
  const name = input?.dataset.set;
  if (input && name) page.set({ [name]: valueOf(name, input.value) });
}
