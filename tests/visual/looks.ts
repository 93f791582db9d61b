import type { Page } from '@playwright/test';
import type { Language } from '#src/contract/language.ts';
import { THEME_KEY, type Theme } from '#src/lib/preferences.ts';
import { DESKTOP, PHONE, setWidth } from '#tests/e2e/accessible.ts';
import { switchTo } from '#tests/e2e/both-languages.ts';

/** A combination of width, theme and language. */
export type Look = { width: number; theme: Theme; language: Language };

/**
 * Every pair of width, theme and language; all eight combinations would add only defects that depend on all three
 * at once. Ordered so that the language changes once.
 */
const LOOKS: Look[] = [
  { width: DESKTOP, theme: 'light', language: 'en' },
  { width: PHONE, theme: 'dark', language: 'en' },
  { width: PHONE, theme: 'light', language: 'tr' },
  { width: DESKTOP, theme: 'dark', language: 'tr' },
];

/** The looks at these widths. */
export const looksAt = (widths: readonly number[] = [DESKTOP, PHONE]): Look[] =>
  LOOKS.filter(({ width }) => widths.includes(width));

/** Applies a look to the open page. Events replace clicks, which can't reach the switches behind a dialog. */
export async function show(
  page: Page,
  { width, theme, language }: Look,
  height?: number,
): Promise<void> {
  await setWidth(page, width, height);
  // Acts as if another tab had changed the theme. Sets the other theme first to force a repaint: text drawn during
  // scrolling would keep different edges.
  await page.evaluate(
    async ({ key, themes }) => {
      for (const newValue of themes) {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    },
    { key: THEME_KEY, themes: [theme === 'dark' ? 'light' : 'dark', theme] },
  );
  await switchTo(page, language);
  // Checks every frame; an assertion would poll less often.
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}
