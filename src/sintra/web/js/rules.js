/** The pages of the rules: /rules chooses a game, /rules/GAME tells one. */

import { overview, rulesPage } from "./guide/rules.js";
import * as texts from "./guide/texts.js";
import { loadKind } from "./games/registry.js";
import { SitePage } from "./shell/site.js";

class RulesPage extends SitePage {
  cover = texts.coverAt(location.pathname);
  /** @type {import("./games/registry.js").Kind | null} */
  kind = null;
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
    const game = this.cover?.name;
    if (!game) return;
    const { language } = this.chosen;
    const wanted = Promise.all([texts.rules(game, language), texts.figures(game), loadKind(game)]);
    const found = await wanted.catch(() => null);
    if (language !== this.chosen.language) return; // another language was chosen meanwhile
    this.isFailed = !found;
    if (found) [this.rules, this.figures, this.kind] = found;
    this.paint();
    if (this.isFirst && location.hash) this.#scrollTo(location.hash.slice(1));
    this.isFirst = false;
  }

  /** @param {string} id */
  #scrollTo(id) {
    this.root.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView();
  }

  /** @override */
  content() {
    const { words, cover } = this;
    const title = cover ? words.guide.rulesOf(cover.text(words).title) : words.guide.rulesTitle;
    const content = cover ? rulesPage(cover, this.rules, this.figures, words, this.kind, this.isFailed) : overview(words);
    return { title: `${title} – Sintra`, content };
  }
}

new RulesPage();
