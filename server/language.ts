import { readWeights } from './weights.ts';

/** The languages that the server writes mails in. */
export type Language = 'en' | 'tr';

/** The first language of an Accept-Language header that we write, by its weights; else English. */
export function preferredLanguage(header?: string): Language {
  const wanted = readWeights(header)
    .map(({ name, weight }) => ({ language: name.split('-')[0], weight }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.find(({ language }) => language === 'tr' || language === 'en')?.language === 'tr'
    ? 'tr'
    : 'en';
}
