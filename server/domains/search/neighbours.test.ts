import { describe, expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

describe('texts within one edit', () => {
  test.each([
    ['a missing letter, anywhere', ['xcooking', 'cooxking', 'cookingx', 'ccooking']],
    ['one too many', ['ooking', 'coking', 'cookin']],
    ['another letter', ['looking', 'cooming', 'cookina']],
    ['two neighbors swapped', ['ocoking', 'cokoing', 'cooknig', 'cookign']],
  ])('%s', (_name, expected) => {
    expect(neighboursOf('cooking')).toEqual(expect.arrayContaining(expected));
  });

  test('exclude the word itself and texts two edits away, and come once each', () => {
    const found = neighboursOf('cooking');
    expect(found).not.toContain('cooking');
    expect(found).not.toContain('oking');
    expect(found).not.toContain('coogink');
    expect(new Set(found).size).toBe(found.length);
  });

  test('count letters of other scripts as one, and may repeat letters of the word', () => {
    expect(neighboursOf('повар')).toEqual(expect.arrayContaining(['поввар', 'овар', 'опвар']));
    expect(neighboursOf('ab😀cd')).toContain('ab😀😀cd');
  });

  test('are none for a short or a very long word', () => {
    expect(neighboursOf('java')).toEqual([]);
    expect(neighboursOf('a'.repeat(41))).toEqual([]);
  });
});
