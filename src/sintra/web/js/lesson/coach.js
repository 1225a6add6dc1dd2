/**
 * The page of a lesson: the game page, and at its foot the coach, who says what to do, what happened and why.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("./course.js").Course} Course
 * @typedef {Record<string, import("../guide/texts.js").Coaching>} Texts
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { coverOf } from "../games/registry.js";
import { gameBar } from "../shell/bar.js";
import { repliesBefore } from "./course.js";
import { sceneOf } from "../guide/scene.js";

/** @param {Course} course @param {View} view @param {Texts} texts @param {Words} words @param {Settings} settings @param {Kind} kind @param {boolean} isNarrow @param {string | null} told */
export function lessonPage(course, view, texts, words, settings, kind, isNarrow, told) {
  const own = words.guide;
  const name = coverOf(kind.name).text(words).title;
  return {
    css: `game lesson ${kind.css} is-playing`,
    title: `${own.lessonOf(name)} – Sintra`,
    content: [
      gameBar(words, settings, { title: own.lessonOf(name), details: own.lessonStep(course.step + 1, course.steps.length) }),
      h("main", { key: "main", id: "main", tabindex: "-1" }, kind.main(sceneOf(view, words, isNarrow))),
      coach(course, view, texts, words, kind, told),
    ],
  };
}

/** What the coach says now, for the eye and for the ear. @param {Course} course @param {Texts} texts @param {Words} words @returns {string[]} */
export function said(course, texts, words) {
  const own = words.guide;
  const text = texts[course.steps[course.step]?.id ?? ""];
  if (!text) return [];
  if (course.phase === "over") return [own.lessonDone, own.lessonDoneText];
  if (course.phase === "done") return [text.happened, text.why];
  const answer = course.answer === "other" ? own.notThis : course.answer === "illegal" ? words.notPossible : "";
  return [...(course.answer || course.choice ? [] : repliesBefore(course, own.code)), answer, text.task].filter(Boolean);
}

/** @param {Course} course @param {View} view @param {Texts} texts @param {Words} words @param {Kind} kind @param {string | null} told */
function coach(course, view, texts, words, kind, told) {
  const own = words.guide;
  const text = texts[course.steps[course.step]?.id ?? ""];
  const chips = kind.chips(view, words);
  const isDone = course.phase !== "task";
  return h(
    "footer.cmd.coach",
    { key: "foot", role: "none", class: chips.length ? "has-chips" : null },
    h(
      "div.dots",
      { "aria-hidden": "true" },
      course.steps.map((_, index) =>
        h("i", {
          class: index < course.step || (index === course.step && isDone) ? "on" : index === course.step ? "now" : null,
        }),
      ),
    ),
    h(
      "div.text",
      { key: "text", id: "say", tabindex: "-1" },
      h("h2", null, course.phase === "over" ? own.lessonDone : text?.title),
      course.phase === "over"
        ? h("p", null, own.lessonDoneText)
        : isDone
          ? [
              h("p", null, h("b", null, `${own.happened}: `), text?.happened),
              h("p", null, h("b", null, `${own.why}: `), text?.why),
            ]
          : [
              h("p", null, told ?? said(course, texts, words).slice(0, -1).join(" ")),
              h("p", null, h("b", null, `${own.yourTask}: `), text?.task),
            ],
    ),
    h("div.btns", { key: "buttons" }, buttons(course, words)),
    h("div.chips", { role: "group", "aria-label": kind.chipsLabel(words) }, chips),
  );
}

/** The button of a task and that of its end are one element: screen readers lose their place when what has the focus goes. @param {Course} course @param {Words} words */
function buttons(course, words) {
  const own = words.guide;
  if (course.phase === "over") {
    return [
      h("button.btn.primary", { key: "first", type: "button", "data-act": "first-game" }, own.playFirst),
      h("button.btn", { key: "again", type: "button", "data-act": "again" }, own.again),
    ];
  }
  if (course.phase === "done") {
    return h("button.btn.primary", { key: "do", type: "button", "data-act": "on" }, own.goOn, icon("i-next"));
  }
  return h("button.btn", { key: "do", type: "button", "data-act": "hint" }, icon("i-hint"), own.showMe);
}
