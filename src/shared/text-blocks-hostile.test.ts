import { describe, expect, it } from 'vitest';
import { plainTextHtml } from './plain-text-html.ts';
import { type TextList, toTextBlocks } from './text-blocks.ts';
import { toInline } from './text-inline.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of the blocks in order, with the numbers and letters of the lists. */
const wordsShown = (text: string, asList: boolean): string[] => {
  const inList = ({ marker, start, items }: TextList): string[] =>
    items.flatMap(({ text: words, lists }, index) => {
      const count = start + index;
      const letter = String.fromCharCode(64 + count);
      const mark = { '': '', 1: String(count), a: letter.toLowerCase(), A: letter }[marker];
      return [...wordsOf(mark), ...wordsOf(words), ...lists.flatMap(inList)];
    });
  return toTextBlocks(text, asList).flatMap((block) => {
    if ('heading' in block) return wordsOf(block.heading);
    return 'items' in block ? inList(block) : wordsOf(block.text);
  });
};

/** Pseudorandom integers from 0 to `below`, the same in each run. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const MARKS = [
  ...Array.from('-–—*•·●+✓→»'),
  '1.',
  '2)',
  '3-',
  '4.',
  'a)',
  'b)',
  'ç)',
  '**',
  '#',
  '##',
  '',
  '',
  '',
];
const INDENTS = ['', '', '  ', '\t', '\u00a0', '\u200b', '\u200f'];
const GAPS = ['', ' ', '  ', '\t'];
const ENDS = ['\n', '\n', '\n', '\r\n', '\r', '\n\n', '\n \n', '\n---\n', ':\n', '.\n', '**\n'];
const WORDS = [
  'İş',
  'TANIMI',
  'lifts',
  'Aranan',
  'nitelikler',
  'we',
  'Ankara',
  'www.kaya.example/a_(b),',
  '5',
  '°C',
  'مرحبا',
  'Ayşe',
  'e-mail',
  'ik@kaya.example',
  '(m/w)',
  'ILIK',
  'DEPO',
  '🚀',
  '%20',
];

describe('a random text', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps all words in order: %i (TEXT-1)', (seed) => {
    const random = randomFrom(seed);
    const one = (list: readonly string[]): string => list[random(list.length)] ?? '';
    for (let round = 0; round < 250; round++) {
      const text = Array.from({ length: 1 + random(14) }, () => {
        const words = Array.from({ length: random(12) }, () => one(WORDS)).join(' ');
        return one(INDENTS) + one(MARKS) + one(GAPS) + words + one(ENDS);
      }).join('');
      for (const asList of [false, true])
        expect(wordsShown(text, asList), JSON.stringify(text)).toEqual(wordsOf(text));
      const pieces = toInline(text).map((piece) => {
        if (typeof piece === 'string') return piece;
        return 'href' in piece ? piece.text : `**${piece.strong}**`;
      });
      expect(pieces.join('')).toBe(text);
    }
  });
});

const SIZE = 250_000;
const filled = (part: string): string => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE);

describe('a text of 250,000 characters', () => {
  it.each([
    ' ',
    '\n',
    '\u00a0',
    '\u200b',
    '\t \n',
    '\r',
    'a',
    'A',
    '-',
    '*',
    '**',
    '***a',
    '#',
    '# ',
    '(',
    ')',
    '.',
    '1',
    '1.',
    '1 ',
    '- ',
    '-\n',
    '- a\n',
    '-a\n',
    'a\n',
    ' a\n',
    'A:\n',
    '1. a\n',
    '**a',
    '**a b** ',
    '** a',
    'www.',
    'www.a',
    'http://',
    'http://(',
    'http://a(b',
    'https://a.',
    'http://...!',
    'a@',
    'a@a',
    '@',
    'a.',
    'a@b.',
    'a@b-.',
    '\u200e',
    'ﷺ\n',
    'İı',
    '\ud83d',
    '\ud83d\ude80',
    '🚀 Aa\n',
    '# #',
    '•',
    '•\ufe0f',
    '\ufe0f',
    '("',
    'Aa\n- a\n',
    'AAAA\n',
    '\u2028',
    'a)\n',
    '- a\n\t- b\n',
    `${'word '.repeat(13)}\n`,
    `- ${'word '.repeat(13)}\nword `,
    `Title\n${'word '.repeat(15)}\n\n`,
  ])('is read in linear time: %j', (part) => {
    for (const asList of [false, true])
      expect(plainTextHtml(`${filled(part)}\nEnd`, asList)).toContain('End');
  });

  it('may have thousands of items', () => {
    const [list, ...rest] = toTextBlocks('-x\n'.repeat(10_000));
    expect(rest).toEqual([]);
    expect(list).toHaveProperty('items.length', 10_000);
  });
});
