import { expect, it } from 'vitest';
import { readRates } from './salary-rates.ts';

it('reads rates by currency', () => {
  expect(readRates('EUR=1.08, GBP = 1.27 ,TRY=0.03')).toEqual({ EUR: 1.08, GBP: 1.27, TRY: 0.03 });
  expect(readRates(`EUR=${'1'.repeat(9)}.${'1'.repeat(12)}`)).toEqual({
    EUR: 111_111_111.111_111_1,
  });
});

it.each([
  '',
  'EUR',
  'EUR=',
  'EUR=-1',
  'EUR=0',
  'EUR=0.0',
  'EUR=1.',
  'EUR=1e3',
  'EUR=1,',
  'eur=1',
  'QQQ=1',
  'EURO=1',
  'xEUR=1',
  'EUR=1x',
  'EUR=1,EUR=2',
  'EUR=1111111111',
  'EUR=1.1111111111111',
  `EUR=1${' '.repeat(5000)}`,
])('refuses %j', (text) => {
  expect(readRates(text)).toBeUndefined();
});

it('reads a setting of 5,000 characters', () => {
  expect(readRates('EUR=1'.padEnd(5000))).toEqual({ EUR: 1 });
});
