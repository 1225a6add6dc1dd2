/** What a page asks of the machine it runs on: clipboard, files, notifications. */

/** Copy a text; where the browser does not allow it, show it to be copied by hand. @param {string} text @param {string} label */
export async function copy(text, label) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(label, text);
    return false;
  }
}

/** Give a text as a file. @param {string} text @param {string} name */
export function saveFile(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Notify somebody who looks elsewhere, if they have allowed it. @param {string} text @param {string} tag  a later one of the same replaces it */
export function notify(text, tag) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification("Sintra", { body: text, icon: "/art/logo.svg", tag });
  } catch {
    // on phones pages may not, whatever the permission says
  }
}
