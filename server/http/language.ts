import { parseAccept } from 'hono/utils/accept';
import { firstLanguage, LANGUAGES, type Language } from '#src/contract/language.ts';

/** The languages of an Accept-Language header, without regions. */
const languagesOf = (header = ''): string[] =>
  parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0] ?? '');

/** The supported language that an Accept-Language header prefers; English by default. */
export const preferredLanguage = (header?: string): Language => firstLanguage(languagesOf(header));

/** The same, but undefined when the header names no supported language. */
export const namedLanguage = (header?: string): Language | undefined => {
  const named = languagesOf(header);
  return LANGUAGES.some((language) => named.includes(language)) ? firstLanguage(named) : undefined;
};
