import { parseAccept } from 'hono/utils/accept';

/** The languages that the server writes in. */
export type Language = 'en' | 'tr';

/** The language of an Accept-Language header that we support, by its weights; English by default. */
export function preferredLanguage(header = ''): Language {
  const languages = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  return languages.find((language) => language === 'tr' || language === 'en') === 'tr'
    ? 'tr'
    : 'en';
}
