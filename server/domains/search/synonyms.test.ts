import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSynonyms, SynonymsError } from './synonyms.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-synonyms-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (text: string | Buffer, name = 'en.txt') => writeFile(join(folder, name), text);

/** The synonyms of an entry, from a folder or else the built-in ones. */
const entriesOf = (entry: string, of?: string): string[] =>
  readSynonyms(of)(entry).map((synonym) => synonym.entry);

/** The error of an invalid folder. */
function refusal(of = folder): string {
  try {
    readSynonyms(of);
  } catch (error) {
    if (error instanceof SynonymsError) return error.message;
    throw error;
  }
  throw new Error('The synonyms were accepted');
}

describe('synonyms', () => {
  test('are built in', () => {
    expect(entriesOf('hr')).toContain('human resources');
    expect(entriesOf('ik')).toContain('insan kaynaklari');
  });

  test('are those of all .txt files of a folder, and no others', async () => {
    await write('\uFEFF# a remark, with commas\r\n\r\nbarista, coffee maker, coffee master\r\n');
    await write('barista, kahveci', 'tr.txt');
    await write('what is no list of synonyms', 'README.md');
    const synonyms = (entry: string) => entriesOf(entry, folder);
    expect(synonyms('barista')).toEqual(['coffee maker', 'coffee master', 'kahveci']);
    expect(synonyms('coffee maker')).toEqual(['barista', 'coffee master']);
    expect(synonyms('hr')).toEqual([]);
  });

  test('with => apply one way only', async () => {
    await write('pm => product manager, project manager');
    const synonyms = (entry: string) => entriesOf(entry, folder);
    expect(synonyms('pm')).toEqual(['product manager', 'project manager']);
    expect(synonyms('product manager')).toEqual([]);
  });

  test('are normalized like words of a search', async () => {
    await write('Çağrı Merkezi, call-center\nIŞIKÇI, İŞÇİ\nC#, .NET, C++\nSørvis, Straße');
    const synonyms = (entry: string) => entriesOf(entry, folder);
    expect(synonyms('call center')).toEqual(['cagri merkezi']);
    expect(synonyms('isci')).toEqual(['isikci']);
    expect(synonyms('csharp')).toEqual(['dotnet', 'cplusplus']);
    expect(synonyms('c')).toEqual([]);
    expect(synonyms('sorvis')).toEqual(['strasse']);
  });

  test('that are ambiguous name their field', async () => {
    await write('waiter, server [Restaurant Café]\nserver, sunucu');
    const synonyms = readSynonyms(folder);
    const field = ['restaurant', 'cafe'];
    expect(synonyms('waiter')).toEqual([{ entry: 'server', field, askedIn: [] }]);
    expect(synonyms('server')).toEqual([
      { entry: 'waiter', field: [], askedIn: field },
      { entry: 'sunucu', field: [], askedIn: [] },
    ]);
    await write('waiter, server [Restaurant]\nwaiter, server [Bar]');
    expect(readSynonyms(folder)('waiter')).toMatchObject([{ field: ['bar', 'restaurant'] }]);
    await write('waiter, server [Restaurant]\nwaiter, server');
    expect(readSynonyms(folder)('waiter')).toMatchObject([{ field: [] }]);
  });

  test('cross languages, even with several words', () => {
    expect(entriesOf('yazilim muhendisi')).toContain('software engineer');
    expect(entriesOf('software engineer')).toContain('yazilim muhendisi');
    expect(entriesOf('insaat muhendisi')).toEqual(['civil engineer']);
    expect(entriesOf('truck driver')).toContain('kamyon soforu');
  });

  test('may be empty', async () => {
    await write('# none\n');
    expect(entriesOf('hr', folder)).toEqual([]);
  });
});

describe('a mistake is named by file and line', () => {
  const group = (size: number) => Array.from({ length: size }, (_, index) => `word${index}`);
  test.each([
    ['one two three four five, six', 'at most 4 words'],
    ['one', 'two or more entries'],
    ['one,, two', 'a word before and after'],
    ['one, two,', 'a word before and after'],
    ['one, [two]', 'a word before and after'],
    ['one, two []', 'no word between'],
    ['one, two [three', 'one pair of'],
    ['one, two [three] four', 'one pair of'],
    ['one, two [three] [four]', 'one pair of'],
    ['one [two, three], four', 'one pair of'],
    [`one, two [${group(61).join(' ')}]`, 'at most 60 words'],
    ['one =>', 'a word before and after'],
    ['one, !!!', 'a word before and after'],
    ['one => two => three', 'more than one =>'],
    [group(22).join(', '), 'more than 20 synonyms'],
    [`one, ${'two '.repeat(400)}`, 'at most 1000 characters'],
    [Buffer.from('a\u015f\u00e7\u0131, cook', 'latin1'), 'not UTF-8'],
  ])('%j', async (line, reason) => {
    await write(Buffer.concat([Buffer.from('# remark\n\nsr, senior\n'), Buffer.from(line)]));
    expect(refusal()).toContain(`${join(folder, 'en.txt')}, line 4: `);
    expect(refusal()).toContain(reason);
  });

  test('too many synonyms on several lines', async () => {
    const lines = group(21).map((word) => `one, ${word}`);
    await write(lines.join('\n'));
    expect(refusal()).toMatch(/line 21: 'one' has more than 20/);
    await write(lines.slice(0, 20).join('\n'));
    expect(entriesOf('one', folder)).toHaveLength(20);
  });
});

describe('an unreadable folder or file is named', () => {
  test('a missing folder, or a file in its place', async () => {
    expect(refusal(join(folder, 'none'))).toMatch(/ENOENT.*none/);
    await write('sr, senior');
    expect(refusal(join(folder, 'en.txt'))).toMatch(/ENOTDIR.*en\.txt/);
  });

  test('a folder without files, or with too many', async () => {
    expect(refusal()).toMatch(/no \.txt file/);
    for (let file = 0; file < 21; file += 1) await write('sr, senior', `${file}.txt`);
    expect(refusal()).toMatch(/more than 20/);
  });

  test('a file that is too large, or a folder in its place', async () => {
    await write('# '.padEnd(256 * 1024 + 1, ' \n'));
    expect(refusal()).toMatch(/en\.txt: .*at most 262144 bytes/);
    await rm(join(folder, 'en.txt'));
    await mkdir(join(folder, 'en.txt'));
    expect(refusal()).toMatch(/en\.txt: .*no file/);
  });
});
