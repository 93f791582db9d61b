import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The most words of one entry. */
export const SYNONYM_WORDS_MAX = 4;

/** Finds the other entries of the groups that an entry is in, by its words as `search_words` writes them. */
export type Synonyms = (entry: string) => readonly string[];

/** The entry as a key. The files are the operator's own, so plain case and accents are enough. */
const toKey = (entry: string): string =>
  entry
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

const toGroup = (text: string): string[] =>
  text
    .split(',')
    .map(toKey)
    .filter((key) => key !== '' && key.split(' ').length <= SYNONYM_WORDS_MAX);

/**
 * Reads groups of synonyms: one in each line, separated by commas. With `=>` those on the left find those on the
 * right, and not the other way round. Lines that begin with # are remarks.
 */
export function parseSynonyms(texts: readonly string[]): Synonyms {
  const others = new Map<string, Set<string>>();
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [left = '', right = left] = line.split('=>');
    const targets = toGroup(right);
    for (const key of toGroup(left)) {
      const found = others.get(key) ?? new Set();
      others.set(key, found);
      for (const target of targets) if (target !== key) found.add(target);
    }
  }
  return (entry) => [...(others.get(entry) ?? [])];
}

const FOLDER = fileURLToPath(new URL('./synonyms', import.meta.url));

/** Reads all `.txt` files of a folder, else of those that come with the product. Throws what reading throws. */
export function readSynonyms(folder = FOLDER): Synonyms {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return parseSynonyms(names.map((name) => readFileSync(join(folder, name), 'utf8')));
}
