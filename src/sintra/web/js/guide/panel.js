/**
 * The rules beside a game: a panel at the right edge, opened at the section of the current phase. The game stays in sight and can
 * be played on; Escape or the button closes it. Loaded lazily.
 */

import { addStyles } from "../draw/asset.js";
import { h, paint } from "../draw/paint.js";
import { coverOf } from "../games/registry.js";
import { iconButton } from "../shell/bar.js";
import { wordsOf } from "../words/languages.js";
import { sections } from "./rules.js";
import * as texts from "./texts.js";

const STYLE = "/css/guide.css";

/** Open the panel, or close it when it is open. @param {import("../games/registry.js").Kind} kind @param {string} phase @param {string} language */
export async function toggleRules(kind, phase, language) {
  const game = kind.name;
  const open = document.getElementById("rules");
  if (open instanceof HTMLDialogElement) return open.close();
  const [rules, figures] = await Promise.all([texts.rules(game, language), texts.figures(game), addStyles(STYLE)]);
  const words = wordsOf(language);
  const panel = document.createElement("dialog");
  panel.id = "rules";
  panel.className = "aside";
  panel.setAttribute("aria-labelledby", "rules-h");
  const title = words.guide.rulesOf(coverOf(game).text(words).title);
  paint(
    panel,
    h(
      "header",
      null,
      h("h2", { id: "rules-h" }, title),
      h("a.btn.quiet", { href: `/rules/${game}`, target: "_blank" }, words.guide.wholePage),
      iconButton("close-rules", "i-close", words.close),
    ),
    prefixed(sections(rules, figures, words, "h3", kind)),
  );
  attend(panel);
  document.body.append(panel);
  panel.show();
  const section = panel.querySelector(`#rules-${kind.chapters?.[phase] ?? "goal"}`);
  section?.scrollIntoView({ block: "start" });
  if (section instanceof HTMLElement) section.focus({ preventScroll: true });
}

/** @param {HTMLDialogElement} panel */
function attend(panel) {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  panel.addEventListener("close", () => {
    panel.remove();
    opener?.focus();
  });
  panel.addEventListener(
    "click",
    (event) => event.target instanceof Element && event.target.closest("[data-act='close-rules']") && panel.close(),
  );
  panel.addEventListener("keydown", (event) => {
    event.stopPropagation(); // keys in here are not moves
    if (event.key === "Escape") panel.close();
  });
}

/** Ids that the page of the game may have, too. @param {import("../draw/paint.js").Sketch[]} found */
function prefixed(found) {
  for (const { attrs, children } of found) {
    attrs.id = `rules-${attrs.id}`;
    attrs["aria-labelledby"] = `rules-${attrs["aria-labelledby"]}`;
    for (const child of children) if (typeof child !== "string" && child.attrs.id) child.attrs.id = `rules-${child.attrs.id}`;
  }
  return found;
}
