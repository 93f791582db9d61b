import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#src/contract/language.ts';
import { beginningIn, readTexts } from '#tests/e2e/both-languages.ts';
import { expect } from '#tests/e2e/market.ts';
import { type Look, show } from './looks.ts';
import { pictureName } from './names.ts';
import { QUOTED_TEXTS } from './quoted-texts.ts';
import { describeBrowser } from './references.ts';

/**
 * Window height in pixels that shows most of a page. Content further down is repetitive and would make up most of
 * the pictures' size, and a full-page picture takes twice as long as one of the window.
 */
const TALL = 1400;

/** Masked, since ids are random. */
const SHORT_ID = /^…[0-9a-f]{6}$/;

/** What to compare. `isTall`: in a window `TALL` pixels high. */
type Subject = { user: string; name: string; looks: readonly Look[]; isTall: boolean };

/** Compares the page in each look with its reference picture. */
export async function compare(
  page: Page,
  settle: () => Promise<void>,
  { user, name, looks, isTall }: Subject,
): Promise<void> {
  const about = `${name}, for the ${user}`;
  const browser = describeBrowser(page.context().browser()?.version() ?? '');
  // Moves the pointer away, so that nothing is hovered.
  await page.mouse.move(0, 0);
  const quoted = QUOTED_TEXTS[`${user}: ${name}`] ?? [];
  const said: Record<Language, string> = { en: '', tr: '' };
  for (const look of looks) {
    await show(page, look, isTall ? TALL : undefined);
    await settle();
    await expect.soft(page, `${about}${browser}`).toHaveScreenshot(pictureName(user, name, look), {
      mask: [page.getByText(SHORT_ID)],
    });
    if (quoted.length > 0) said[look.language] += await readTexts(page);
  }
  for (const language of LANGUAGES) {
    const missing = quoted
      .map((text) => beginningIn(language, text))
      .filter((text) => !said[language].includes(text));
    expect.soft(missing, `${about}: not said`).toEqual([]);
  }
}
