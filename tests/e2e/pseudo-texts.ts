import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../../scripts/setup/paths.mjs';
import { pseudoCatalog } from '../../scripts/vite/pseudo-locale.ts';
import type { Network } from './network.ts';

const ASSETS = inRoot('dist', 'assets');
const CATALOG = /^(account|info|public)-[\w-]{7}\.js$/;

const turkishLetters = (text: string): number => text.match(/[ğışĞİŞ]/g)?.length ?? 0;

/** The built catalogs, in pairs of one name: the English one first. */
const readCatalogs = async () => {
  const files = await readdir(ASSETS);
  const pairs = new Map<string, { file: string; code: string }[]>();
  for (const file of files) {
    const [, name] = CATALOG.exec(file) ?? [];
    if (!name) continue;
    const code = await readFile(`${ASSETS}/${file}`, 'utf8');
    pairs.set(name, [...(pairs.get(name) ?? []), { file, code }]);
  }
  return [...pairs.values()].map((pair) => {
    const [english, turkish, ...more] = pair.sort(
      (one, other) => turkishLetters(one.code) - turkishLetters(other.code),
    );
    if (!english || !turkish || more.length > 0) throw new Error('no pair of catalogs');
    return { english, turkish };
  });
};

/** The app's pages say English texts that are 40 % longer where they would be Turkish. */
export const lengthenTurkish = async (network: Network): Promise<void> => {
  for (const { english, turkish } of await readCatalogs())
    network.replaceScript(`/assets/${turkish.file}`, pseudoCatalog(english.code, 'long'));
};
