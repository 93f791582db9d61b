import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldName } from '#server/domains/places/fold.ts';

/** What one line of `names.tsv` or `regions.tsv` adds to a place. */
export type AddedNames = { code: string; turkish: string; others: string[] };

/** A place's key in the two files: its country and GeoNames' name. */
export const keyOf = (country: string, name: string): string => `${country} ${name}`;

/** The names of one file by `keyOf`. */
async function readNames(file: string, hasCode: boolean): Promise<Map<string, AddedNames>> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [country = '', name = '', ...rest] = line.split('\t');
      const [code = '', turkish = '', others = ''] = hasCode ? rest : ['', ...rest];
      return [
        keyOf(country, name),
        { code, turkish, others: others.split('|').filter(Boolean) },
      ] as const;
    }),
  );
}

/** Names of cities beside GeoNames' own. */
export const readCityNames = () => readNames('names.tsv', false);

/** Names and codes of regions, likewise. */
export const readRegionNames = () => readNames('regions.tsv', true);

/** The names without those that read as one before them. */
export const differentNames = (names: readonly string[]): string[] => {
  const seen = new Set(['']);
  return names.filter((name) => {
    const folded = foldName(name);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
};
