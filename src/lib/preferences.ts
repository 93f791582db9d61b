import {
  addressLanguage,
  firstLanguage,
  LANGUAGE_KEY,
  type Language,
} from '#src/contract/language.ts';
import { readStored } from './storage.ts';

/** How the initial theme and language are chosen. */

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'themeMode';
export const DEFAULT_THEME: Theme = 'light';

/** The saved theme, otherwise light (rule LOOK-1). */
export const chooseTheme = (saved: string | null): Theme =>
  THEMES.find((theme) => theme === saved) ?? DEFAULT_THEME;

/**
 * The language of the address, otherwise the saved one, otherwise the first of the browser's languages that
 * is supported, otherwise English (rule LANG-1).
 */
export const chooseLanguage = (
  address: Language | null,
  saved: string | null,
  browserLanguages: readonly string[],
): Language =>
  firstLanguage([address, saved, ...browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase())]);

/** The user's language (rule LANG-1). */
export const detectLanguage = (): Language =>
  chooseLanguage(addressLanguage(location.search), readStored(LANGUAGE_KEY), navigator.languages);

/** Whether the product's server rendered the page and chose its language, rather than a static host. */
export const isRenderedPage = (): boolean =>
  document.documentElement.dataset.rendered !== undefined;

/** The server knows a saved choice only from this cookie. */
const YEAR_SECONDS = 365 * 24 * 3600;
export const languageCookie = (language: string): string =>
  `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
