import { LANGUAGE_KEY } from '#src/contract/language.ts';
import { languageCookie, THEME_KEY } from '#src/lib/preferences.ts';
import { TOKEN_KEY } from '#src/lib/token-key.ts';
import type { BootData } from '#tests/mock/boot-data.ts';

const MARK_KEY = 'mock-mark';
const LOOKS: string[] = [LANGUAGE_KEY, THEME_KEY];

/** The language and theme of the screen, as parameters of an address. */
export const readLooks = (): [string, string][] => {
  const language = localStorage.getItem(LANGUAGE_KEY) ?? document.documentElement.lang;
  const theme = localStorage.getItem(THEME_KEY);
  return [
    ['mock-language', language],
    ...(theme ? [['mock-theme', theme] as [string, string]] : []),
  ];
};

/** Chooses the language and theme of an address, unless the screen has them anyway. */
export const takeLooks = (params: URLSearchParams): void => {
  const [language, theme] = [params.get('mock-language'), params.get('mock-theme')];
  if (theme) localStorage.setItem(THEME_KEY, theme);
  if (!language || readLooks()[0]?.[1] === language) return;
  localStorage.setItem(LANGUAGE_KEY, language);
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the app does it
  document.cookie = languageCookie(language);
};

/**
 * Empties the browser's storage but for language and theme, and signs the role in, unless that was done for this mark
 * before. Returns whether it was new.
 */
export const useCleanBrowser = ({ mark, token }: BootData): boolean => {
  if (localStorage.getItem(MARK_KEY) === mark) return false;
  for (const key of Object.keys(localStorage))
    if (!LOOKS.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  localStorage.setItem(MARK_KEY, mark);
  if (token) localStorage.setItem(TOKEN_KEY, token);
  return true;
};
