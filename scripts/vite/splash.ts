import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/contract/language.ts';
import { Failure } from '../setup/failure.mjs';
import { readCatalog } from './catalog-file.ts';
import { drawMark } from './mark.ts';

const TEXT = /%text:([^%]+)%/g;

/** A text of the first screens by its English words, in each language, for a page that cannot know yet which one is read. */
const inAllLanguages = async (): Promise<(text: string) => string> => {
  const catalogs = await Promise.all(
    LANGUAGES.map(async (locale) => ({
      locale,
      messages: Object.values(await readCatalog(locale, 'public')),
    })),
  );
  return (text) =>
    catalogs
      .map(({ locale, messages }) => {
        const words = messages.find(({ message }) => message === text)?.translation;
        if (!words) throw new Failure(`index.html: no text “${text}” in ${locale}`);
        return `<span lang="${locale}">${words}</span>`;
      })
      .join('');
};

/** As the wordmark is painted on the bar. */
const splashMark = (): string =>
  drawMark(
    { ground: 'fill="currentColor"', line: 'class="stroke-surface"', dot: 'class="fill-action"' },
    { width: '1.75rem', height: '1.75rem', 'aria-hidden': 'true' },
  );

/** Puts the mark and the catalogs' words into `index.html`, where it says `%mark%` and `%text:…%`. */
export const splashScreen = (): Plugin => ({
  name: 'splash-screen',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const show = await inAllLanguages();
      return html.replace('%mark%', splashMark).replace(TEXT, (_, text: string) => show(text));
    },
  },
});
