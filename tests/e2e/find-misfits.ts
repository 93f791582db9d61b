/** Runs in the page: lists content that doesn't fit, one line per finding. */
export const findMisfits = (): string[] => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const SLACK = 1;
  /** How far the last letter of a line broken within a word may stick out, as a share of the font size. */
  const LETTER_SLACK = 0.15;
  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} “${text}” (${element.getAttribute('class') ?? ''})`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // Elements one pixel wide are for screen readers only.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const found: string[] = [];

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    found.push(`the page is ${page.scrollWidth} px wide, of ${page.clientWidth}`);

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, display, fontSize } =
      getComputedStyle(element);
    // Ellipses, inputs and drawings are cut on purpose.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
    if (element instanceof HTMLInputElement || element instanceof SVGElement) continue;
    if (element.clientWidth <= 1 || !isShown(element)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    // Content that scrolls, such as a row of filters on a phone, isn't cut.
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    const isText = hasText(element) && display !== 'inline';
    const slack = cuts ? SLACK : Number.parseFloat(fontSize) * LETTER_SLACK;
    if ((cuts || isText) && scrollWidth > clientWidth + slack)
      found.push(`${name(element)} is cut: ${scrollWidth} px, of ${clientWidth}`);
    const hides = overflowY === 'hidden' || overflowY === 'clip';
    const isButton = element.matches('button, a, label') && display !== 'inline';
    if ((hides || isButton) && scrollHeight > clientHeight + SLACK)
      found.push(`${name(element)} is cut: ${scrollHeight} px high, of ${clientHeight}`);
  }

  // Any screen has room for a word of 12 letters, so a broken one shows that its container is too narrow.
  const COMMON_WORD = /(?<![^\s“(])\p{L}{2,12}(?=[\s,:;)”]|[.?!]?$)/gu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || !isShown(parent)) continue;
    if (parent.matches('option, textarea, script, style')) continue;
    for (const { 0: word, index } of node.data.matchAll(COMMON_WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(`“${word}” is broken in ${name(parent)}`);
    }
  }

  /** Positioned elements overlap others on purpose, such as a bar or the eye icon in a field. */
  const isOutOfFlow = (element: Element, within: Element | null): boolean => {
    for (let at: Element | null = element; at && at !== within; at = at.parentElement)
      if (/absolute|fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const commonParent = (one: Element, other: Element) => {
    let at: Element | null = one;
    while (at && !at.contains(other)) at = at.parentElement;
    return at;
  };
  /** The visible part of a box; the rest may be scrolled out of view. */
  const visiblePart = (element: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown).map((element) => {
    const boxes = [...element.getClientRects()].map((box) => visiblePart(element, box));
    return { element, boxes, box: visiblePart(element, element.getBoundingClientRect()) };
  });
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  for (const [i, one] of controls.entries())
    for (const other of controls.slice(i + 1)) {
      if (!overlap(one.box, other.box)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (!one.boxes.some((box) => other.boxes.some((more) => overlap(box, more)))) continue;
      const parent = commonParent(one.element, other.element);
      if (isOutOfFlow(one.element, parent) || isOutOfFlow(other.element, parent)) continue;
      found.push(`${name(one.element)} lies on ${name(other.element)}`);
    }
  return found;
};
