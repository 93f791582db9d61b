import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = /^msgid (".+")\nmsgstr (".+")$/gm;

/** The texts of every catalog of a language, by the English text. */
export const readTranslations = (language: 'en' | 'tr'): ReadonlyMap<string, string> => {
  const folder = join('locales', language);
  const catalogs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Map(
    catalogs.flatMap((catalog) =>
      [...catalog.matchAll(ENTRY)].map(([, id = '', text = '']): [string, string] => [
        JSON.parse(id),
        JSON.parse(text),
      ]),
    ),
  );
};
