import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';

const UI = ['src/ui', 'src/entities'];

const filesIn = (folder: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file));

const parse = (file: string) => parseSync(file, readFileSync(inRoot(file), 'utf8')).module;

/** The static imports of a file, such as `src/ui/button.tsx Button`. */
const importsOf = (file: string): string[] =>
  parse(file).staticImports.flatMap(({ moduleRequest, entries }) => {
    const { value } = moduleRequest;
    const from = value.startsWith('#') ? value.slice(1) : posix.join(posix.dirname(file), value);
    return entries.map(({ importName }) => `${from} ${importName.name}`);
  });

const componentsOf = (file: string): string[] =>
  parse(file)
    .staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType, exportName }) => !isType && /^[A-Z][a-z]/.test(exportName.name ?? ''))
    .map(({ exportName }) => `${file} ${exportName.name}`);

it('each component of the design system and of entities that the app uses has a story', () => {
  const components = UI.flatMap(filesIn).flatMap(componentsOf);
  const shown = new Set(filesIn('gallery').flatMap(importsOf));
  const used = new Set(
    filesIn('src')
      .filter((file) => !UI.some((folder) => file.startsWith(`${folder}/`)))
      .flatMap(importsOf),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((one) => used.has(one) && !shown.has(one))).toEqual([]);
});
