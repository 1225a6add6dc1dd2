/** The not-found page. */

import { SitePage } from "./shell/site.js";
import { h } from "./draw/paint.js";
import { lost } from "./shell/lost.js";

class MissingPage extends SitePage {
  constructor() {
    super("");
    this.paint();
  }

  /** @override */
  content() {
    const { words } = this;
    const { title, help, home } = words.missing;
    return {
      title: `${title} – Sintra`,
      content: h("main.wrap", { key: "main", id: "main", tabindex: "-1" }, lost(words, { level: "h1", title, help, home })),
    };
  }
}

new MissingPage();
