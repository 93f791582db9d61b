import { readFile } from 'node:fs/promises';
import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import type { Language } from '../../src/contract/language.ts';
import { inRoot } from '../setup/paths.mjs';

/** The messages of a catalog by their ids, as the built app names them. */
export const readCatalog = async (locale: Language, name: string): Promise<CatalogType> => {
  const filename = inRoot('locales', locale, `${name}.po`);
  const content = await readFile(filename, 'utf8');
  return formatter().parse(content, { locale, sourceLocale: 'en', filename });
};
