import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#src/contract/language.ts';
import { readTranslations } from '#tests/translations.ts';
import { expect } from './market.ts';

/** Everything that a page says: its title, its texts as drawn and as written, and names that aren't drawn. */
export const readTexts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder'];
    const named = document.querySelectorAll(names.map((name) => `[${name}]`).join());
    const attributes = [...named].flatMap((one) => names.map((name) => one.getAttribute(name)));
    // oxlint-disable-next-line unicorn/prefer-dom-node-text-content -- as drawn: in other letters, in other lines
    const { innerText, textContent } = document.body;
    return [document.title, innerText, textContent, ...attributes].join('\n');
  });

/** Switches the language in place. Events replace clicks, which can't reach the switches behind a dialog. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  // On a phone the menu has this button too.
  await page.locator(`header button[lang="${language}"]`).first().dispatchEvent('click');
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

/** A text of the English catalog in a language, as far as its first value. */
export const beginningIn = (language: Language, text: string): string =>
  readTranslations(language).get(text)?.split('{')[0] ?? `no translation of ${text}`;

/** Expects the open page to say these texts of the app in each language. Loads no page, and ends in English. */
export async function seeInBoth(page: Page, texts: readonly string[]): Promise<void> {
  for (const language of [...LANGUAGES].reverse()) {
    await switchTo(page, language);
    const wanted = texts.map((text) => beginningIn(language, text));
    const findMissing = async () => {
      const said = await readTexts(page);
      return wanted.filter((text) => !said.includes(text));
    };
    await expect.poll(findMissing, 'is not said').toEqual([]);
  }
}
