// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { catalogsOfRoutes, filesByCatalog, publicRoutes } from './catalogs.ts';

const NEW = 'src/features/news/news-panel.tsx';
const LATER = 'src/features/news/news-dialog.tsx';
const IMPORT = "import { News } from '../features/news/news-panel.tsx';\n";

/** The catalogs of each new file, in an app that has these files beside or instead of its own. */
const catalogsWith = (changes: Record<string, string>) => {
  const source = (file: string) =>
    changes[file] ?? (file.includes('/news/') ? '' : readFileSync(inRoot(file), 'utf8'));
  const catalogs = [...filesByCatalog(source)];
  return (file: string) => catalogs.flatMap(([name, files]) => (files.includes(file) ? name : []));
};
const withImport = (route: string, statement = IMPORT) => ({
  [route]: statement + readFileSync(inRoot(route), 'utf8'),
});

describe('the catalog of a new component', () => {
  it.each([
    ['a public screen', 'src/routes/jobs.index.tsx', ['public']],
    ['the frame of every screen', 'src/routes/__root.tsx', ['public']],
    ['a page behind the footer', 'src/routes/faq.tsx', ['info']],
    ['a screen that loads its catalog itself', 'src/routes/login.tsx', ['account']],
  ])('is that of %s', (_, route, expected) => {
    expect(catalogsWith(withImport(route))(NEW)).toEqual(expected);
  });

  it('is that of the layout above its screen', () => {
    const route = 'src/routes/_signed-in/dashboard.tsx';
    const statement = IMPORT.replace('../', '../../');
    expect(catalogsWith(withImport(route, statement))(NEW)).toEqual(['account']);
  });

  it('is public as soon as one public screen shows it', () => {
    const catalogsOf = catalogsWith({
      ...withImport('src/routes/faq.tsx'),
      ...withImport('src/routes/index.tsx'),
    });
    expect(catalogsOf(NEW)).toEqual(['public']);
  });

  it('is each that its screens need', () => {
    const catalogsOf = catalogsWith({
      ...withImport('src/routes/faq.tsx'),
      ...withImport('src/routes/login.tsx'),
    });
    expect(catalogsOf(NEW).sort()).toEqual(['account', 'info']);
  });

  it('follows imports that come later', () => {
    const catalogsOf = catalogsWith({
      ...withImport('src/routes/jobs.index.tsx'),
      [NEW]: `const open = () => import('./news-dialog.tsx');`,
    });
    expect(catalogsOf(LATER)).toEqual(['public']);
  });

  it('is the one that is loaded together with it', () => {
    const catalogsOf = catalogsWith({
      ...withImport('src/routes/jobs.index.tsx'),
      [NEW]: `const open = () => Promise.all([import('./news-dialog.tsx'), loadCatalog('account')]);`,
    });
    expect([NEW, LATER].map(catalogsOf)).toEqual([['public'], ['account']]);
  });

  it('does not follow from its types', () => {
    const statement = IMPORT.replace('import', 'import type');
    expect(catalogsWith(withImport('src/routes/jobs.index.tsx', statement))(NEW)).toEqual([]);
  });
});

it('knows the public screens', () => {
  expect(publicRoutes().sort()).toEqual([
    'src/routes/index.tsx',
    'src/routes/jobs.$jobId.index.tsx',
    'src/routes/jobs.index.tsx',
  ]);
});

it('knows which catalogs a screen loads', () => {
  expect(catalogsOfRoutes().get('src/routes/contact.tsx')).toEqual(['public', 'info', 'account']);
});
