import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUZZ_SEED } from '#tests/fuzz-seed.ts';
import { readTypedNumber } from './typed-number.ts';

describe('a typed number (FORM-5)', () => {
  it.each([
    ['50000', 50_000],
    [' 50 000 ', 50_000],
    ['50\u00a0000', 50_000],
    ['17.5', 17.5],
    ['17,50', 17.5],
    ['-3', -3],
    ['−3,5', -3.5],
    ['5'.padStart(40), 5],
  ])('%j is %d', (typed, number) => {
    expect(readTypedNumber(typed, 'number')).toBe(number);
  });

  it.each([
    '',
    ' ',
    '50.000',
    '50,000',
    '1.000,50',
    '1e5',
    '0x10',
    '0b1',
    '٥',
    '５',
    '+5',
    '5.',
    ',5',
    'Infinity',
    'NaN',
    '--5',
    '5-',
    '1_000',
    "1'000",
  ])('%j is not a number', (typed) => {
    expect(readTypedNumber(typed, 'number')).toBeNaN();
  });

  it('has no sign as an amount, and no decimals as a count', () => {
    expect(readTypedNumber('-1', 'amount')).toBeNaN();
    expect(readTypedNumber('1.5', 'amount')).toBe(1.5);
    expect(readTypedNumber('1.5', 'count')).toBeNaN();
  });

  it('is read as either language writes it, without thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.boolean(), (cents, isTurkish) => {
        const written = (cents / 100).toFixed(2);
        const typed = isTurkish ? written.replace('.', ',') : written;
        expect(readTypedNumber(typed, 'number')).toBe(Number(written));
      }),
      { seed: FUZZ_SEED },
    );
  });

  it('is a number or NaN for any input, and is read quickly', () => {
    const signs = fc.constantFrom(...'0123456789.,-−+eExX _٥\t\n\0'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 60 }), (typed) => {
        const number = readTypedNumber(typed, 'number');
        if (!Number.isNaN(number))
          expect(typed.replace(/\s/g, '')).toMatch(/^[-−]?[0-9]+([.,][0-9]{1,2})?$/);
      }),
      { seed: FUZZ_SEED, numRuns: 1000 },
    );
    const start = performance.now();
    expect(readTypedNumber(`${' '.repeat(1_000_000)}5`, 'number')).toBeNaN();
    expect(performance.now() - start).toBeLessThan(50);
  });
});
