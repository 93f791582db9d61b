import type { Page } from '@playwright/test';
import { settle, setWidth } from './accessible.ts';
import { expect } from './fixtures.ts';

/** Runs in the page: what has no room in it, one line for each finding. */
const findMisfits = (): string[] => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const SLACK = 1;
  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} “${text}” (${element.getAttribute('class') ?? ''})`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // What is one pixel wide is for screen readers alone.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const found: string[] = [];

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    found.push(`the page is ${page.scrollWidth} px wide, of ${page.clientWidth}`);

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, display } =
      getComputedStyle(element);
    // Cut on purpose: what ends in an ellipsis, what is typed, what is drawn.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
    if (element instanceof HTMLInputElement || element instanceof SVGElement) continue;
    if (element.clientWidth <= 1 || !isShown(element)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    // What scrolls by itself, such as a row of filters on a phone, loses nothing.
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    const isText = hasText(element) && display !== 'inline';
    if ((cuts || isText) && scrollWidth > clientWidth + SLACK)
      found.push(`${name(element)} is cut: ${scrollWidth} px, of ${clientWidth}`);
    const hides = overflowY === 'hidden' || overflowY === 'clip';
    const isButton = element.matches('button, a, label') && display !== 'inline';
    if ((hides || isButton) && scrollHeight > clientHeight + SLACK)
      found.push(`${name(element)} is cut: ${scrollHeight} px high, of ${clientHeight}`);
  }

  /** What is taken out of the flow lies on others on purpose: a bar, an eye in a field. */
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
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown).map((element) => {
    const boxes = [...element.getClientRects()];
    return { element, boxes, box: element.getBoundingClientRect() };
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

type Way = {
  /** In a failure. */
  name: string;
  widths: number[];
  dir?: 'ltr' | 'rtl';
  /** Of the root's text, as a browser's setting changes it. */
  textSize?: '100%' | '200%';
};

/** That everything has its room: nothing to be scrolled sideways, no text cut, no control on another. */
export async function expectFits(
  page: Page,
  screen: string,
  { name, widths, dir = 'ltr', textSize = '100%' }: Way,
): Promise<void> {
  await page.evaluate(
    (style) => {
      document.documentElement.dir = style.dir;
      document.documentElement.style.fontSize = style.textSize;
    },
    { dir, textSize },
  );
  for (const width of widths) {
    await setWidth(page, width);
    await settle(page);
    const found = await page.evaluate(findMisfits);
    expect.soft(found, `${screen}, ${name}: ${width} px`).toEqual([]);
  }
}
