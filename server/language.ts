import { parseAccept } from 'hono/utils/accept';

/** The languages that the server writes mails in. */
export type Language = 'en' | 'tr';

/** The first language of an Accept-Language header that we write, by its weights; else English. */
export function preferredLanguage(header = ''): Language {
  const languages = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  return languages.find((language) => language === 'tr' || language === 'en') === 'tr'
    ? 'tr'
    : 'en';
}
