/** The rules beside a game, opened at the current phase; loaded lazily. */

let retry = ""; // browsers cache a failed import by its URL: a retry needs another one

/** Show the rules, or hide them. @param {import("./controller.js").TablePage} page */
export async function showRules(page) {
  const { kind, view, chosen, words } = page;
  if (!kind?.chapters) return location.assign("/rules");
  try {
    const { toggleRules } = await loadPanel();
    await toggleRules(kind, view.now?.state?.phase ?? "", chosen.language);
  } catch {
    retry += "?";
    page.tell(words.failed);
  }
}

/** @returns {Promise<typeof import("../guide/panel.js")>} */
function loadPanel() {
  return retry ? import(`../guide/panel.js?${retry}`) : import("../guide/panel.js");
}
