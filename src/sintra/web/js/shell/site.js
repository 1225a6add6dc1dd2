/** The pages beside the games: the bar of the site above their content. */

import { App } from "./app.js";
import { siteBar } from "./bar.js";
import { dialog } from "./dialogs.js";

export class SitePage extends App {
  /** @param {string} address  the entry of the bar that is current */
  constructor(address) {
    super();
    this.address = address;
    this.listenToClicks();
  }

  /** What the page shows below its bar. @returns {{title: string, content: import("../draw/paint.js").Child}} */
  content() {
    return { title: "Sintra", content: null };
  }

  /** @override @returns {import("./app.js").Painted | null} */
  describe() {
    const { title, content } = this.content();
    const { words, chosen } = this;
    return {
      title,
      content: [siteBar(words, chosen, this.address), content],
      dialog: dialog(this.open, words, chosen, words.keyList),
    };
  }
}
