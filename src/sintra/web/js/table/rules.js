/** The rules beside a game, at what is going on; they are loaded only when somebody asks for them. */

let retry = ""; // browsers remember a module that did not come, by its address: after a failure it gets another one

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
