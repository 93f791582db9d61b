/** The languages that the server writes mails in. */
export type Language = 'en' | 'tr';

/** The first language of an Accept-Language header that we write, by its weights; else English. */
export function preferredLanguage(header = ''): Language {
  const wanted = header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.find(({ language }) => language === 'tr' || language === 'en')?.language === 'tr'
    ? 'tr'
    : 'en';
}
