import { expect, it } from 'vitest';
import { countryCode, countryName, isArea } from './regions.ts';

// One test: the names are read once, by the first call.
it('knows countries and areas by their names in both languages, and by nothing else', () => {
  const codes = {
    'Côte d’Ivoire': 'CI',
    'Bosnia & Herzegovina': 'BA',
    Almanya: 'DE',
    ABD: 'US',
    'U.K .': 'GB',
    UK: 'GB',
    'the Netherlands': 'NL',
    'Northe way': undefined,
    Holland: 'NL',
    England: 'GB',
    TR: 'TR',
    tr: undefined,
    EU: undefined,
    SU: undefined,
    QO: undefined,
    XA: undefined,
    ZZ: undefined,
  };
  const found = Object.keys(codes).map((name) => [name, countryCode(name)]);
  expect(Object.fromEntries(found)).toEqual(codes);
  const areas = {
    Europe: true,
    Avrupa: true,
    'Eastern Africa': true,
    'East Africa': true,
    EMEA: true,
    Kaya: false,
    Almanya: false,
    419: false,
  };
  const read = Object.keys(areas).map((name) => [name, isArea(name)]);
  expect(Object.fromEntries(read)).toEqual(areas);
  expect([countryName('TR'), countryName('DE')]).toEqual(['Türkiye', 'Germany']);
});
