import { chooseTheme, detectLanguage, isRenderedPage, THEME_KEY } from './preferences.ts';
import { readStored } from './storage.ts';
import { TOKEN_KEY } from './token-key.ts';

/**
 * Sets on <html>, before the first paint, what only the browser knows: the theme, whether a session is stored, and,
 * unless the server chose it, the language.
 */
export const markFirstPaint = (): void => {
  const html = document.documentElement;
  html.dataset.theme = chooseTheme(readStored(THEME_KEY));
  if (readStored(TOKEN_KEY)) html.dataset.session = 'stored';
  if (!isRenderedPage()) html.lang = detectLanguage();
};
