"""What is wrong with a layout, asked of the browser: too wide, cut, beyond its frame, or one thing upon another."""

from __future__ import annotations

from playwright.sync_api import Page

# A text counts with the part of it that no scrolling ancestor clips.
# A bar, a dock or a panel may lie over what is scrolled below it.
SCRIPT = """() => {
  const found = [];
  const REGIONS = '#table, #mine, .facts > .panel, .opp > :is(.board, .log), .opp > * > .board, .result > *, .card';
  const LAYERS = 'footer.cmd, header.bar, .acts, dialog, .aside > header, #rules, #panel';
  const FRAMES = 'button, .btn, .chip, .panel, dialog, .board, .seg span, summary';
  const IN_FRONT = '.badge, .crest, .over .worth';
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const page = document.documentElement;

  const brief = (text) => `"${text.trim().slice(0, 40)}"`;
  const named = (element) => {
    const name = element.id ? `#${element.id}` : [element.tagName.toLowerCase(), ...element.classList].join('.');
    const parent = element.parentElement?.closest('[id], section, li, dialog');
    return `${parent ? `${parent.id ? `#${parent.id}` : parent.className || parent.tagName} ` : ''}${name}`;
  };
  const once = (make) => { // for each element
    const known = new Map();
    return (element) => { if (!known.has(element)) known.set(element, make(element)); return known.get(element); };
  };
  const isClipped = once((element) => Boolean(element)
    && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement)));
  const isShown = once((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.skip, noscript, option, #layer') && !isClipped(element));
  const ALL = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const roomIn = once((element) => {
    if (!element || element === page) return ALL;
    const { overflowX, overflowY } = getComputedStyle(element);
    const outer = roomIn(element.parentElement);
    return overflowX === 'visible' && overflowY === 'visible' ? outer : meet(outer, element.getBoundingClientRect());
  });
  const clip = (box, element) => {
    const part = meet(box, roomIn(element));
    return part.right - part.left > 2 && part.bottom - part.top > 2 ? part : null;
  };
  const isCovered = (element) => { // by a panel
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(LAYERS);
    return Boolean(found) && !found.contains(element);
  };
  const common = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];

  const partsOf = (node, element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((whole) => {
      const part = clip(whole, element);
      return part ? [{ element, text: node.textContent, whole, ...part }] : [];
    });
  };
  const textsBelow = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.textContent.trim() && isShown(node.parentElement)) texts.push(...partsOf(node, node.parentElement));
    }
    return texts;
  };

  if (page.scrollWidth > wide) found.push(`scrolls sideways: ${page.scrollWidth} of ${wide}`);

  const texts = textsBelow();
  for (const { element, text, whole } of texts) {
    const isStrip = element.closest('.opp, pre') !== null; // swiped sideways
    if (!isStrip && (whole.left < -1 || whole.right > wide + 1)) found.push(`outside: ${named(element)} ${brief(text)}`);
    const edge = element.closest(FRAMES)?.getBoundingClientRect();
    const isBeyond = edge && (whole.left < edge.left - 1 || whole.right > edge.right + 1);
    if (isBeyond && !element.closest('.badge, .crest, .tally, .over .worth'))
      found.push(`beyond its frame: ${named(element)} ${brief(text)}`);
    const isCut = getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    if (isCut) found.push(`cut: ${named(element)} ${brief(text)}`);
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const [across, down] = common(one, other);
      const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (one.element === other.element || across < 3 || down < Math.max(4, lower / 4)) continue;
      if (one.element.closest(LAYERS) !== other.element.closest(LAYERS)) continue;
      found.push(`upon another: ${named(one.element)} ${brief(one.text)} and ${named(other.element)} ${brief(other.text)}`);
    }
  });

  for (const element of root.querySelectorAll(':not(svg, svg *)')) {
    const isHiding = element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).overflowY === 'hidden';
    const isExempt = element.matches('.table, .last, .player .say > span'); // the log has what these shorten
    const isTall = element.clientHeight > 4;
    if (isHiding && isTall && !isExempt && element.textContent.trim() && isShown(element) && !isCovered(element)) {
      found.push(`cut below: ${named(element)} ${element.scrollHeight} of ${element.clientHeight}`);
    }
  }
  for (const term of root.querySelectorAll('.facts dt')) {
    const range = document.createRange();
    range.selectNodeContents(term);
    const bottoms = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
    if (isShown(term) && Math.max(...bottoms) - Math.min(...bottoms) > 10) found.push(`two lines: ${brief(term.textContent)}`);
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const box of root.querySelectorAll('select, input[placeholder]')) {
    if (!isShown(box)) continue;
    const style = getComputedStyle(box);
    const arrow = box.tagName === 'SELECT' ? 14 : 0;
    pen.font = style.font;
    const text = box.tagName === 'SELECT' ? (box.selectedOptions[0]?.textContent ?? '') : box.placeholder;
    const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(text).width > room + 1) found.push(`cut: ${named(box)} ${brief(text)}`);
  }

  const regions = [...root.querySelectorAll(REGIONS)].filter(isShown)
    .flatMap((element) => {
      const box = clip(element.getBoundingClientRect(), element);
      return box ? [{ element, ...box }] : []; });
  regions.forEach((one, index) => {
    for (const other of regions.slice(index + 1)) {
      if (one.element.contains(other.element)) continue;
      const [across, down] = common(one, other);
      if (across > 2 && down > 2) found.push(`regions overlap: ${named(one.element)} and ${named(other.element)}`);
    }
  });
  const discs = [...root.querySelectorAll('#table :is(.factory, .disc)')]
    .map((element) => [element, element.getBoundingClientRect()]);
  const table = document.getElementById('table');
  if (table && getComputedStyle(table).overflowY === 'hidden') {
    const edge = table.getBoundingClientRect();
    for (const [disc, { top, bottom }] of discs) {
      if (top < edge.top || bottom > edge.bottom) found.push(`cut: ${named(disc)} leaves the table`);
    }
  }

  const isOneScreen = wide >= 1180 && document.querySelector('.game:is(.is-playing, .lesson)') !== null;
  const scrolled = [page, table].find((one) => one && one.scrollHeight > one.clientHeight + 1
    && getComputedStyle(one).overflowY !== 'hidden');
  if (isOneScreen && scrolled) found.push(`scrolls: ${named(scrolled)} ${scrolled.scrollHeight} of ${scrolled.clientHeight}`);
  const names = [...root.querySelectorAll('.board .who :is(h2, h3)')].filter(isShown).map((one) => one.textContent);
  if (new Set(names).size < names.length) found.push(`names alike: ${names}`);
  for (const target of root.querySelectorAll('button, a, select, input:not([type=radio], [type=checkbox], [type=file])')) {
    const { width, height } = target.getBoundingClientRect();
    const isInText = target.matches('p a, li a, .space, .feat, .row, [aria-disabled=true]') || !isShown(target);
    if (!isInText && width && (width < 24 || height < 24))
      found.push(`small: ${named(target)} ${Math.round(width)} by ${Math.round(height)}`);
  }

  const solid = new CSSStyleSheet(); // what lets the pointer through would not be found
  solid.replaceSync('* { pointer-events: auto !important; } #layer, #layer * { pointer-events: none !important; }');
  document.adoptedStyleSheets = [solid];
  const inert = [...root.querySelectorAll('[inert]')]; // nor would what is in a figure
  for (const one of inert) one.inert = false;
  for (const mark of root.querySelectorAll(IN_FRONT)) {
    const box = isShown(mark) ? clip(mark.getBoundingClientRect(), mark) : null;
    if (!box || box.right > wide || box.bottom > high || box.left < 0 || box.top < 0) continue;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isBehind = top && !mark.contains(top) && !top.closest(LAYERS) && !mark.closest('.space')?.contains(top);
    if (isBehind) found.push(`behind: ${named(mark)} ${brief(mark.textContent)} below ${named(top)}`);
  }
  for (const mark of root.querySelectorAll('.badge')) { // with its ring; small boards on phones are swiped
    const [box, frame] = [mark.getBoundingClientRect(), mark.closest('.board.mini')?.getBoundingClientRect() ?? ALL];
    const room = meet(frame, roomIn(mark));
    const isPart = (box.right > room.right - 1 && box.left < room.right) || (box.left < room.left + 1 && box.right > room.left);
    const isSwiped = wide <= 700 && mark.closest('.opp') !== null;
    if (isPart && !isSwiped && isShown(mark)) found.push(`cut: ${named(mark)} ${brief(mark.textContent)}`);
  }
  for (const one of inert) one.inert = true;
  document.adoptedStyleSheets = [];
  return [...new Set(found)];
}"""


def faults(page: Page) -> list[str]:
    """Say what is wrong with the page as it is shown now."""
    found: list[str] = page.evaluate(SCRIPT)
    return found
