// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkFile, checkTree } from './check-directions.ts';
import { root } from './setup/paths.mjs';

const stylesOf = (code: string, file = 'src/a.tsx') =>
  checkFile(file, code).map(({ style }) => style);
const inClass = (name: string) => stylesOf(`const a = <p className="grid ${name} gap-2" />;`);

describe('classes that name a side', () => {
  it.each([
    ...['ml-2', '-mr-px', 'pl-(--gap)', 'pr-[3px]', 'scroll-ml-4', 'left-0', '-right-1/2'],
    ...['border-l', 'border-r-2', 'border-l-line', 'rounded-l', 'rounded-tr-sm', 'rounded-bl'],
    ...['text-left', 'text-right', 'float-left', 'clear-right', 'origin-top-right', 'object-left'],
    ...['bg-linear-to-r', 'bg-gradient-to-tl', 'md:hover:ml-auto', '!ml-2', 'ml-2!', '[left:3px]'],
    ...['group-data-[a:b]:pl-2', '[margin-left:2px]', '[&>svg]:mr-1'],
    ...['-translate-x-1/2', 'md:translate-x-full', 'skew-x-6', 'shadow-[inset_3px_0_0_red]'],
  ])('%s', (name) => {
    expect(inClass(name)).toEqual([name]);
  });

  it('are found wherever a text is written', () => {
    expect(stylesOf("const a = isOpen ? 'ml-1' : `pl-$" + '{b} pr-2`;')).toEqual([
      'ml-1',
      'pl-',
      'pr-2',
    ]);
    expect(stylesOf('.a { @apply grid ml-2; }', 'src/a.css')).toEqual(['ml-2']);
    expect(stylesOf('<p class="grid\n ml-2">', 'index.html')).toEqual(['ml-2']);
  });
});

describe('properties that name a side', () => {
  it.each([
    ['marginLeft', 'const a = <p style={{ marginLeft: 2 }} />;', 'src/a.tsx'],
    ['borderTopRightRadius', 'const a = { borderTopRightRadius: 2 };', 'src/a.tsx'],
    ['textAlign', "const a = { textAlign: 'left' };", 'src/a.tsx'],
    ['left: 0', '.a { top: 0; left: 0; }', 'src/a.css'],
    ['padding-right: 1px', '.a { padding-right: 1px }', 'src/a.css'],
    ['border-left-color: red', '.a { border-left-color: red }', 'src/a.css'],
    ['text-align: right', '.a { text-align: right; }', 'src/a.css'],
    [
      'background: linear-gradient(to right, red, blue)',
      '.a { background: linear-gradient(to right, red, blue); }',
      'src/a.css',
    ],
  ])('%s', (found, code, file) => {
    expect(stylesOf(code, file)).toEqual([found]);
  });
});

it('what is mirrored is fine', () => {
  const names =
    'ms-2 -me-px ps-1 start-0 end-2 border-s rounded-e rounded-ss text-start float-end inset-x-0 mx-2 px-3 ' +
    'space-x-2 divide-x translate-x-0 translate-y-1 shadow-[0_1px_2px_red] rounded-lg bg-linear-to-b ' +
    'rtl:ml-2 translate-x-2 rtl:-translate-x-2 left right text-lime';
  expect(inClass(names)).toEqual([]);
  expect(stylesOf('const { left } = box; const a = <p>left-hand ml-2</p>;')).toEqual([]);
  expect(
    stylesOf('/* left: 0; */ .a:left { inset-inline-start: 0; text-align: start; }', 'src/a.css'),
  ).toEqual([]);
});

it('a finding is told by file and line', () => {
  expect(checkFile('src/a.css', '/*\n*/\n.a {\n  color: red;\n  left: 0;\n}')).toEqual([
    { file: 'src/a.css', line: 5, style: 'left: 0' },
  ]);
  expect(checkFile('src/a.tsx', "\n\nconst a = 'ml-2';")).toMatchObject([{ line: 3 }]);
});

it('the app’s styles name none', async () => {
  const { files, sided } = await checkTree(root);
  expect(files).toBeGreaterThan(300);
  expect(sided).toEqual([]);
});
