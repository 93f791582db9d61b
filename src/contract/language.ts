/** The languages of the product. */
export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
/** Each language under its own name, so that people who read only that language find it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', tr: 'Türkçe' };

/** The search param that names a page's language; it overrides any saved choice (rule LANG-1). */
export const LANGUAGE_PARAM = 'lng';
/** Name of the saved language, in the browser's storage and, for the server, in a cookie. */
export const LANGUAGE_KEY = 'language';

/** The first of `wanted` that is a language of the product, otherwise English. */
export const firstLanguage = (wanted: readonly (string | null | undefined)[]): Language => {
  for (const candidate of wanted) {
    const known = LANGUAGES.find((language) => language === candidate);
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
};

/** The language that a query string names, as in `?lng=tr`; null for none or an unknown one. */
export const addressLanguage = (query: string): Language | null => {
  const named = new URLSearchParams(query).get(LANGUAGE_PARAM);
  return LANGUAGES.find((language) => language === named) ?? null;
};
