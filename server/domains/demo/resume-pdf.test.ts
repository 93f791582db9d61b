import { expect, test } from 'vitest';
import { makeDemoContent } from './content.ts';
import { makeResumePdf } from './resume-pdf.ts';

const asText = (file: Uint8Array): string => new TextDecoder('latin1').decode(file);

/** The codes of all characters that the page draws. */
const drawnCodes = (file: Uint8Array): number[] =>
  [...asText(file).matchAll(/<([0-9a-f]*)> Tj/g)].flatMap(([, hex = '']) =>
    (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  );

test('the cross-reference table of the file points at its objects', () => {
  const text = asText(makeResumePdf(['Ayşe Çağlayan', 'Hemşire']));
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => at);
  expect(offsets).toHaveLength(6);
  for (const [index, at] of offsets.entries()) {
    expect(text.slice(Number(at))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(content?.length).toBe(Number(length));
});

test('Turkish letters are drawn with their own glyphs', () => {
  const file = makeResumePdf(['ğĞıİşŞ']);
  const differences = /\/Differences \[([^\]]+)\]/.exec(asText(file))?.[1] ?? '';
  const glyphs = new Map(
    [...differences.matchAll(/(\d+) \/(\w+)/g)].map(([, code, glyph]) => [Number(code), glyph]),
  );
  expect(drawnCodes(file).map((code) => glyphs.get(code))).toEqual([
    'gbreve',
    'Gbreve',
    'dotlessi',
    'Idotaccent',
    'scedilla',
    'Scedilla',
  ]);
});

test('a text that is too long ends at the foot of the page', () => {
  const file = makeResumePdf(['Name', ...Array.from({ length: 500 }, () => 'word '.repeat(60))]);
  expect(asText(file).match(/Tj/g)?.length).toBeLessThan(45);
});

test.each(makeDemoContent().candidates)(
  'the resume of $first_name $last_name is shown completely',
  ({ resume: lines }) => {
    const codes = drawnCodes(makeResumePdf(lines));
    expect(codes.filter((code) => code === 0x3f)).toHaveLength(
      lines.join('').split('?').length - 1,
    );
    const last = lines.at(-1)?.split(' ').at(-1) ?? '';
    expect(codes.slice(-last.length)).toEqual(drawnCodes(makeResumePdf([last])));
  },
);
