import { readdir } from 'node:fs/promises';
import { inRoot } from '#scripts/setup/paths.mjs';
import type { Network } from '#tests/e2e/network.ts';

/** A text or placeholder (`[name, kind, options]`) as Lingui compiles it. */
type Part = string | number | Part[] | { [option: string]: Part };
type Compiled = Record<string, Part>;

const GROWTH = 0.4;
const PLAIN = 'AaCcEeGgIiNnOoSsUuYyZz';
const ACCENTED = 'ÅåÇçÉéĞğÎîÑñÖöŠšÛûÝýŽž';
/** Markup within texts: tags of elements, and the number of a plural. */
const MARKS = /(<\/?\w+\/?>|#)/;

/** Adds accents, and words of usual length until the run is 40 % longer. */
const lengthenRun = (run: string): string => {
  if (MARKS.test(run) || !/\p{L}/u.test(run)) return run;
  const end = run.trimEnd();
  const accented = [...end].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  const size = Math.ceil([...run.trim()].length * GROWTH);
  const padding = ' lorem ipsum dolor'.repeat(Math.ceil(size / 17)).slice(0, size);
  return accented + padding + run.slice(end.length);
};

/** Lengthens all texts in a compiled message; of placeholders, only plural options are texts. */
const lengthen = (part: Part): Part => {
  if (typeof part === 'string') return part.split(MARKS).map(lengthenRun).join('');
  if (!Array.isArray(part)) return part;
  return part.map((one) => {
    if (!Array.isArray(one)) return lengthen(one);
    const [name = '', kind = '', options] = one;
    if (typeof options !== 'object' || Array.isArray(options)) return one;
    const texts = Object.entries(options).map(([option, text]) => [option, lengthen(text)]);
    return [name, kind, Object.fromEntries(texts) as Part];
  });
};

const ASSETS = inRoot('dist', 'assets');
const CATALOG = /^(account|info|public)-[\w-]{7}\.js$/;

const turkishLetters = (text: string): number => text.match(/[ğışĞİŞ]/g)?.length ?? 0;

/** The built catalogs, paired by name. */
const readCatalogs = async () => {
  const pairs = new Map<string, { file: string; messages: Compiled }[]>();
  for (const file of await readdir(ASSETS)) {
    const [, name] = CATALOG.exec(file) ?? [];
    if (!name) continue;
    const { messages } = (await import(`${ASSETS}/${file}`)) as { messages: Compiled };
    pairs.set(name, [...(pairs.get(name) ?? []), { file, messages }]);
  }
  return [...pairs.values()].map((pair) => {
    const [english, turkish, ...more] = pair.sort(
      (one, other) =>
        turkishLetters(JSON.stringify(one.messages)) -
        turkishLetters(JSON.stringify(other.messages)),
    );
    if (!english || !turkish || more.length > 0) throw new Error('no pair of catalogs');
    return { english, turkish };
  });
};

/** Replaces the Turkish texts with English ones that are 40 % longer. */
export const lengthenTurkish = async (network: Network): Promise<void> => {
  for (const { english, turkish } of await readCatalogs()) {
    const longer = Object.entries(english.messages).map(([id, text]) => [id, lengthen(text)]);
    const code = `export const messages = ${JSON.stringify(Object.fromEntries(longer))};`;
    network.replaceScript(`/assets/${turkish.file}`, code);
  }
};
