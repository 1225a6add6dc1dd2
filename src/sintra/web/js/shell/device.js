/** Device access: clipboard, files, notifications. */

/** Copy a text; fall back to showing it for copying by hand. @param {string} text @param {string} label */
export async function copy(text, label) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelected(text)) return true;
    window.prompt(label, text);
    return false;
  }
}

/** Copy as browsers did before, which plain HTTP from another computer still allows. @param {string} text */
function copySelected(text) {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr";
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** Download a text as a file. @param {string} text @param {string} name */
export function saveFile(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Show a notification if the page is hidden and the person has allowed it. @param {string} text @param {string} tag  a later one of the same replaces it */
export function notify(text, tag) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification("Sintra", { body: text, icon: "/art/logo.svg", tag });
  } catch {
    // not supported on phones, whatever the permission says
  }
}

/** Whether the page comes from this computer, so that its links lead nowhere on another one. */
export function isLocal() {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(globalThis.location?.hostname ?? "");
}
