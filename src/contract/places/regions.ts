import { LANGUAGES } from '#src/contract/language.ts';
import { foldText } from '#src/shared/fold-text.ts';

/** Codes that Intl names although they aren't countries. */
const NO_COUNTRIES = new Set('EU EZ QO UN XA XB ZZ'.split(' '));

/** Continents and their parts (UN M49), and the European Union. */
const AREAS =
  '002 003 005 009 011 013 014 015 017 018 029 030 034 035 039 142 143 145 150 151 154 155 202 419 EU'.split(
    ' ',
  );

/** Names that Intl doesn't have but people write, as `fold` returns them. */
const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  uae: 'AE',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  ingiltere: 'GB',
  turkey: 'TR',
  holland: 'NL',
  'czech republic': 'CZ',
};

const OTHER_AREAS = ['eu', 'ab', 'emea'];

/** Normalizes a name for comparison: no accents, capitals or punctuation. */
const fold = (name: string): string =>
  foldText(name)
    .replaceAll('&', ' and ')
    .replace(/[.'’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/^the /, '');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Every canonical two-letter code: Intl maps UK to GB, and SU to a present-day country. */
const countryCodes = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  );

type Regions = { codes: Set<string>; countries: Map<string, string>; areas: Set<string> };
let regions: Regions | undefined;

/** The names of countries and areas in both languages, long and short. Built on first use, which takes 60 ms. */
export const loadRegions = (): Regions => {
  if (regions) return regions;
  const made: Regions = { codes: new Set(), countries: new Map(), areas: new Set(OTHER_AREAS) };
  const codes = countryCodes();
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of codes) {
        const name = names.of(code);
        if (!name) continue;
        made.codes.add(code);
        made.countries.set(fold(name), code);
      }
      for (const name of AREAS.map((code) => fold(names.of(code) ?? code))) {
        made.areas.add(name);
        // 'East Africa', besides Intl's 'Eastern Africa'.
        made.areas.add(name.replace('ern ', ' '));
      }
    }
  for (const [name, code] of Object.entries(OTHER_NAMES)) made.countries.set(name, code);
  regions = made;
  return made;
};

/**
 * The ISO 3166 code of the country that the text names in English or Turkish, by name, short form (UK, ABD) or code in
 * capitals; undefined when it names none.
 */
export const countryCode = (text: string): string | undefined => {
  const { codes, countries } = loadRegions();
  if (codes.has(text)) return text;
  return countries.get(fold(text));
};

let englishNames: Intl.DisplayNames | undefined;

/** The country's English name, for search engines; the code itself when unknown. */
export const countryName = (code: string): string => {
  englishNames ??= new Intl.DisplayNames('en', { type: 'region' });
  return englishNames.of(code) ?? code;
};

/** Whether the text names a continent or another area of several countries. */
export const isArea = (text: string): boolean => loadRegions().areas.has(fold(text));
