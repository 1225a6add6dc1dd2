/** The pages of the rules: /rules chooses a game, /rules/azul and /rules/pavilion tell one. */

import { must } from "./draw/element.js";
import { overview, rulesPage } from "./guide/rules.js";
import * as texts from "./guide/texts.js";
import { SitePage } from "./shell/site.js";

class RulesPage extends SitePage {
  game = texts.gameOf(location.pathname);
  /** @type {import("./guide/texts.js").Rules | null} */
  rules = null;
  /** @type {import("./guide/rules.js").Figures} */
  figures = {};
  isFirst = true;
  isFailed = false;

  constructor() {
    super("/rules");
    this.paint();
    void this.load();
  }

  /** @override */
  onLanguage() {
    void this.load();
  }

  async load() {
    if (!this.game) return;
    const { language } = this.chosen;
    const found = await Promise.all([texts.rules(this.game, language), texts.figures(this.game)]).catch(() => null);
    if (language !== this.chosen.language) return; // chosen anew meanwhile
    this.isFailed = !found;
    if (found) [this.rules, this.figures] = found;
    this.paint();
    if (this.isFirst && location.hash) {
      must("page")
        .querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
        ?.scrollIntoView();
    }
    this.isFirst = false;
  }

  /** @override */
  content() {
    const { words, game } = this;
    return {
      title: `${game ? words.guide.rulesOf(words.game[game]) : words.guide.rulesTitle} · Sintra`,
      content: game ? rulesPage(game, this.rules, this.figures, words, this.isFailed) : overview(words),
    };
  }
}

new RulesPage();
