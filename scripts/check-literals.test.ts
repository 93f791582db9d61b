// @vitest-environment node
// oxlint-disable no-template-curly-in-string -- the code that is read has such texts
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFile, checkTree } from './check-literals.ts';

const literalsOf = (jsx: string) =>
  checkFile('src/ui/a.tsx', `export const A = (p: Props) => ${jsx};`).map(({ text }) => text);

describe('a text that no catalog knows', () => {
  it.each([
    ['in an element', '<p>Hello</p>', 'Hello'],
    ['in a fragment', '<>Hello</>', 'Hello'],
    ['beside a translated one', '<p><Trans>Hello</Trans> you</p>', 'you'],
    ['after a translated one', '<><Trans>Hello <b>you</b></Trans><p>there</p></>', 'there'],
    ['in Turkish', '<p>Çok güzel</p>', 'Çok güzel'],
    ['in braces', "<p>{'Hello'}</p>", "'Hello'"],
    ['in backquotes', '<p>{`Hello ${p.name}`}</p>', '`Hello ${p.name}`'],
    ['in one branch', "<p>{p.isNew ? 'New' : <Trans>Old</Trans>}</p>", "'New'"],
    ['behind a condition', "<p>{p.isNew && 'New'}</p>", "'New'"],
    ['as a fallback', "<p>{p.name ?? 'Nobody'}</p>", "'Nobody'"],
    ['put together', "<p>{'Dear ' + p.name}</p>", "'Dear '"],
    ['deep inside', '<p>{p.list.map((x) => <b key={x}>Hello</b>)}</p>', 'Hello'],
    ['in an attribute', '<button aria-label="Close" />', '"Close"'],
    ['in an attribute in braces', "<img alt={'A cat'} />", "'A cat'"],
    ['in a branch of an attribute', "<Field label={p.a ? 'Name' : t`Title`} />", "'Name'"],
    ['in an attribute in backquotes', '<a title={`Page ${p.n}`} />', '`Page ${p.n}`'],
    ['in an attribute under a macro', '<Trans>Go <a title="Back">back</a></Trans>', '"Back"'],
    ['in an option', "<Select options={[{ value: '', label: 'All' }]} />", "'All'"],
  ])('is found %s', (_, jsx, text) => {
    expect(literalsOf(jsx)).toEqual([text]);
  });

  it.each([
    'aria-label',
    'title',
    'alt',
    'placeholder',
    'label',
    'hint',
    'legend',
    'text',
    'confirmLabel',
    'submitLabel',
  ])('is found in the attribute %s', (name) => {
    expect(literalsOf(`<Field ${name}="Hello" />`)).toEqual(['"Hello"']);
  });
});

describe('what is no such text', () => {
  it.each([
    ['a message', '<p><Trans>Hello {p.name}, <b>welcome</b></Trans></p>'],
    ['a plural', '<p><Plural value={p.n} one="# job" other="# jobs" /></p>'],
    ['a tagged text', '<p title={t`Hello`}>{t`Hello ${p.name}`}</p>'],
    ['a message in an option', '<Select options={[{ value: "all", label: msg`All` }]} />'],
    ['a value', '<p>{p.name}</p>'],
    ['what a call gives', "<p>{translate('hello')}</p>"],
    ['what is compared', "<p>{p.kind === 'new' && <Trans>New</Trans>}</p>"],
    ['a class', '<p className="grid gap-2" id="a" role="status" />'],
    ['numbers and signs', "<p>{' '}404 · {'…'} – {`${p.page}/${p.pages}`}</p>"],
    ['an entity', '<p>&nbsp;&middot;&nbsp;</p>'],
    ['an empty alternative', '<img alt="" src="/logo.svg" />'],
    ['a comment', '<p>{/* Hello */}</p>'],
  ])('%s', (_, jsx) => {
    expect(literalsOf(jsx)).toEqual([]);
  });
});

it('names the line that the text itself is on', () => {
  const code = 'const A = () => (\n  <p>\n    <b />\n    Hello\n    you\n  </p>\n);\n';
  expect(checkFile('src/ui/a.tsx', code)).toEqual([
    { file: 'src/ui/a.tsx', line: 4, text: 'Hello you' },
  ]);
});

it('says which file cannot be read', () => {
  expect(() => checkFile('src/ui/a.tsx', 'const A = <p>')).toThrow('src/ui/a.tsx cannot be read');
});

it('goes through the components of a whole tree, but not its tests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'literals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const component = 'export const A = () => <p>Hello</p>;\n';
  for (const file of ['src/main.tsx', 'src/ui/a.tsx', 'src/ui/a.test.tsx', 'server/a.tsx']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), component);
  }
  await writeFile(join(folder, 'src/ui/b.ts'), "export const b = 'Hello';\n");
  const { files, literals } = await checkTree(folder);
  expect(files).toBe(2);
  expect(literals.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'src/main.tsx:1',
    'src/ui/a.tsx:1',
  ]);
});
