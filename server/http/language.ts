import { parseAccept } from 'hono/utils/accept';
import { firstLanguage, LANGUAGES, type Language } from '#src/contract/language.ts';

/** What an Accept-Language header names, without regions. */
const languagesOf = (header = ''): string[] =>
  parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0] ?? '');

/** The language of an Accept-Language header that we support, by its weights; English by default. */
export const preferredLanguage = (header?: string): Language => firstLanguage(languagesOf(header));

/** Likewise; undefined when the header names none that we support. */
export const namedLanguage = (header?: string): Language | undefined => {
  const named = languagesOf(header);
  return LANGUAGES.some((language) => named.includes(language)) ? firstLanguage(named) : undefined;
};
