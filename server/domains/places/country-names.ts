import { LANGUAGES } from '#src/contract/language.ts';
import { loadRegions } from '#src/contract/places/regions.ts';
import { foldName } from './fold.ts';

/**
 * What people write for a country besides its names in English, Turkish and its own language. Only codes that aren't
 * common words or abbreviations are here: otherwise every search for QA, HR, IT or 'in' would find jobs in Qatar,
 * Croatia, Italy or India.
 */
const OTHER_NAMES: Record<string, readonly string[]> = {
  AE: ['UAE', 'Emirates', 'BAE'],
  CH: ['CH'],
  CI: ['Ivory Coast'],
  CN: ['PRC'],
  CY: ['KKTC'],
  CZ: ['CZ', 'Czech Republic', 'Çek Cumhuriyeti'],
  DE: ['DE'],
  ES: ['ES'],
  FR: ['FR'],
  GB: ['UK', 'GB', 'Great Britain', 'Britain', 'Büyük Britanya'],
  IE: ['Republic of Ireland'],
  KR: ['Korea', 'Kore'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['NL', 'Holland'],
  NZ: ['NZ'],
  PL: ['PL'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SE: ['SE'],
  TR: ['TR', 'Turkey'],
  US: ['USA', 'US', 'United States of America', 'America', 'ABD', 'Amerika'],
};
/** Codes also read in lower case. */
const CODES_AS_WORDS = new Map([
  ['us', 'US'],
  ['uk', 'GB'],
]);

/** The country's name in its own language, when that is written in Latin letters. */
function nativeName(code: string): string | undefined {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  if (script !== 'Latn') return undefined;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
}

let byName: Map<string, string> | undefined;

/** The codes of all countries by their folded names. */
export function codesByName(): ReadonlyMap<string, string> {
  if (byName) return byName;
  const natives = [...loadRegions().codes].map((code) => [code, nativeName(code)] as const);
  const others = Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.map((name) => [code, name] as const),
  );
  byName = new Map(CODES_AS_WORDS);
  for (const [code, name] of [...natives, ...others])
    if (name && name.length > 2) byName.set(foldName(name), code);
  for (const [name, code] of loadRegions().countries) byName.set(foldName(name), code);
  return byName;
}

/** The code of the country that the text names, by name or code; undefined when it names none. */
export const readCountry = (text: string, folded: string): string | undefined =>
  loadRegions().codes.has(text) ? text : codesByName().get(folded);

const displays = new Map<string, Intl.DisplayNames>();

/** The country's name in a language; its code when it has none. */
export const countryName = (code: string, language: string): string => {
  const names = displays.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  displays.set(language, names);
  return names.of(code) ?? code;
};

const namesByCode = new Map<string, readonly string[]>();

/** All names and codes by which a country is searched. */
export const countryNames = (code: string): readonly string[] => {
  const known = namesByCode.get(code);
  if (known) return known;
  const names = [
    ...LANGUAGES.map((language) => countryName(code, language)),
    ...[nativeName(code) ?? []].flat(),
    ...(OTHER_NAMES[code] ?? []),
  ];
  namesByCode.set(code, names);
  return names;
};
