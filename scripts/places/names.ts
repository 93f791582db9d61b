import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldName } from '#server/domains/places/fold.ts';

/** The names that a line of `names.tsv` or `regions.tsv` adds to a place. */
export type AddedNames = { code: string; turkish: string; others: string[] };

/** A place's key in the two files: its country and GeoNames' name. */
export const keyOf = (country: string, name: string): string => `${country} ${name}`;

/** Reads a file's names, keyed by `keyOf`. */
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

/** City names that GeoNames lacks. */
export const readCityNames = () => readNames('names.tsv', false);

/** Region names and codes that GeoNames lacks. */
export const readRegionNames = () => readNames('regions.tsv', true);

/** Removes blank names and names that fold to an earlier one. */
export const differentNames = (names: readonly string[]): string[] => {
  const seen = new Set(['']);
  return names.filter((name) => {
    const folded = foldName(name);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
};
