import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

/*
 * The font of the cards comes with the server, since a bare machine has none. Its package has a file for each
 * alphabet.
 */

const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

/** What CSS calls the fonts: a letter is drawn with the first that has it. */
export const FONT_FAMILY = ALPHABETS.join(', ');

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@fontsource/noto-sans/package.json'));

const readFont = async (name: string, weight: 400 | 700): Promise<Font> => {
  const file = `noto-sans-${name}-${weight}-normal.woff`;
  return { name, weight, data: await readFile(join(packageFolder, 'files', file)) };
};

export const readFonts = (): Promise<Font[]> =>
  Promise.all(ALPHABETS.flatMap((name) => [readFont(name, 400), readFont(name, 700)]));

/** Control characters, and those that join or change the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
/** More than two accents over each other leave the line. */
const STACKED = /(?<=\p{M}{2})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Gives the function that puts a text on one line, without the characters that the fonts don't have; '' when
 * nothing is left to see.
 */
export async function readCoverage(): Promise<(text: string) => string> {
  const ranges = JSON.parse(await readFile(join(packageFolder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const known = ALPHABETS.flatMap((alphabet) => (ranges[alphabet] ?? '').split(',')).map((range) =>
    range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  const isCovered = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return known.some(([first = 0, last = first]) => code >= first && code <= last);
  };
  return (text) => {
    const oneLine = text.toWellFormed().replace(/\s+/g, ' ').replace(INVISIBLE, '');
    const cleaned = [...oneLine].filter(isCovered).join('').replace(STACKED, '');
    // Accents without a letter draw nothing.
    return VISIBLE.test(cleaned) ? cleaned.replace(/ {2,}/g, ' ').trim() : '';
  };
}
