import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

/* The server ships the cards' font, since a bare machine has none. Its package has one file per alphabet. */

const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

/** CSS font list: each letter is drawn with the first font that has it. */
export const FONT_FAMILY = ALPHABETS.join(', ');

export const FONT_PACKAGE = '@fontsource/noto-sans';
const WEIGHTS = [400, 700] as const;
const RANGES = 'unicode.json';

const fileOf = (name: string, weight: (typeof WEIGHTS)[number]): string =>
  `files/noto-sans-${name}-${weight}-normal.woff`;

/** The files of the package that are read. */
export const FONT_FILES: readonly string[] = [
  RANGES,
  ...ALPHABETS.flatMap((name) => WEIGHTS.map((weight) => fileOf(name, weight))),
];

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@fontsource/noto-sans/package.json'));

const readFont = async (name: string, weight: (typeof WEIGHTS)[number]): Promise<Font> => ({
  name,
  weight,
  data: await readFile(join(packageFolder, fileOf(name, weight))),
});

export const readFonts = (): Promise<Font[]> =>
  Promise.all(ALPHABETS.flatMap((name) => WEIGHTS.map((weight) => readFont(name, weight))));

/** Control and format characters, such as joiners and direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
/** Accents beyond the second on a letter, which would leave the line. */
const STACKED = /(?<=\p{M}{2})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Creates the function that puts a text on one line without characters that the fonts lack; '' if nothing visible is
 * left.
 */
export async function readCoverage(): Promise<(text: string) => string> {
  const ranges = JSON.parse(await readFile(join(packageFolder, RANGES), 'utf8')) as Record<
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
