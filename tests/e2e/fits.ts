import type { Page } from '@playwright/test';
import { PHONE, SMALLEST, settle, setWidth } from './accessible.ts';
import { findMisfits } from './find-misfits.ts';
import { expect } from './fixtures.ts';

type Conditions = {
  /** Shown in failure messages. */
  name: string;
  widths: readonly number[];
  /** The browser's text size setting. */
  textSize?: '100%' | '200%';
};

/**
 * Sets the text size as the browser's own setting does. Media queries in rem follow that setting but not a style
 * of the root element, which would show layouts that no user sees.
 */
const setTextSize = async (page: Page, size: '100%' | '200%'): Promise<void> => {
  const standard = size === '200%' ? 32 : 16;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
};

/** Expects no sideways scrolling, no cut text and no overlapping controls. */
export async function expectFits(
  page: Page,
  screen: string,
  { name, widths, textSize = '100%' }: Conditions,
): Promise<void> {
  if (textSize === '200%') await setTextSize(page, textSize);
  for (const width of widths) {
    await setWidth(page, width);
    await settle(page);
    const found = await page.evaluate(findMisfits);
    expect.soft(found, `${screen}, ${name}: ${width} px`).toEqual([]);
  }
  if (textSize === '200%') await setTextSize(page, '100%');
}

/** Expects the current screen to fit the smallest phone, and a phone with text twice as large. */
export async function expectFitsPhones(page: Page, screen = 'the screen'): Promise<void> {
  await expectFits(page, screen, { name: 'small', widths: [SMALLEST] });
  await expectFits(page, screen, { name: 'large', textSize: '200%', widths: [PHONE] });
}
