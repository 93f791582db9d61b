/** Theme and language: their values, their storage keys, and how the initial one is chosen. */

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'themeMode';
export const DEFAULT_THEME: Theme = 'light';

export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_KEY = 'language';
export const DEFAULT_LANGUAGE: Language = 'en';

/** The saved theme, otherwise light. */
export const chooseTheme = (saved: string | null): Theme =>
  THEMES.find((theme) => theme === saved) ?? DEFAULT_THEME;

/**
 * The saved language, otherwise the first of the browser's languages that is supported, otherwise
 * English.
 */
export const chooseLanguage = (
  saved: string | null,
  browserLanguages: readonly string[],
): Language => {
  const wanted = [saved, ...browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase())];
  for (const candidate of wanted) {
    const known = LANGUAGES.find((language) => language === candidate);
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
};
