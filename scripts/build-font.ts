/*
 * `npm run font -- 'path/to/Figtree[wght].ttf'` makes the app's typeface, src/ui/fonts, from the variable font of
 * https://github.com/erikdkennedy/figtree (fonts/variable, SIL Open Font License 1.1).
 */
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';

/** SHA-256 of the font from which the files were made, so that they can be made again. */
const SOURCE_HASH = 'c8d9e77bb970c18f7b55fd2d8c91f86c9e9cc42696da9c3e7bc4fffba1d3ef5a';
/** The weights that the app's styles use. */
const WEIGHTS = { wght: { min: 400, max: 700 } };
/** Every page preloads this file, so it stays small. */
const FIRST_MAX = 20 * 1024;

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters and signs of English and Turkish texts, and those of Western Europe. */
const FIRST = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ğĞıİşŞ–—‘’“”„•…‹›€₺™←↑→↓−`;
/** The other letters of Latin scripts, which names have. */
const EXTENDED = between(0x100, 0x24f) + between(0x1e00, 0x1eff) + between(0x20a0, 0x20c0);

await runCommand(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Failure("Name the font: npm run font -- 'path/to/Figtree[wght].ttf'");
  const source = await readFile(path);
  if (hash('sha256', source) !== SOURCE_HASH)
    throw new Failure(`${path} is another version of the font.`);
  const make = (text: string) =>
    subsetFont(source, text, { targetFormat: 'woff2', variationAxes: WEIGHTS });
  const first = await make(FIRST);
  if (first.length > FIRST_MAX) throw new Failure('The file that each page loads is too large.');
  const rest = [...EXTENDED].filter((letter) => !FIRST.includes(letter)).join('');
  await writeFile(inRoot('src', 'ui', 'fonts', 'figtree.woff2'), first);
  await writeFile(inRoot('src', 'ui', 'fonts', 'figtree-extended.woff2'), await make(rest));
  tell(`figtree.woff2 has ${(first.length / 1024).toFixed(1)} KB.`);
  return 0;
});
