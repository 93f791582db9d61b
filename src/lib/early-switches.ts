import { LANGUAGE_KEY, LANGUAGE_PARAM } from '#src/contract/language.ts';
import { languageCookie, THEME_KEY } from './preferences.ts';
import { writeStored } from './storage.ts';

/** Marks on <html> that the app runs and handles its switches. Called as React takes over the page. */
export const endEarlySwitches = (): void => {
  document.documentElement.dataset.running = '';
};

const press = ({ target }: Event): void => {
  const { dataset } = document.documentElement;
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-switch]') : null;
  const choice = button?.dataset.switch;
  if (!choice || dataset.running !== undefined) return;
  if (choice === 'theme') {
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
    writeStored(THEME_KEY, dataset.theme);
    return;
  }
  writeStored(LANGUAGE_KEY, choice);
  // oxlint-disable-next-line unicorn/no-document-cookie -- Firefox and Safari have only lately learnt the other way
  document.cookie = languageCookie(choice);
  const url = new URL(location.href);
  url.searchParams.delete(LANGUAGE_PARAM);
  if (url.href === location.href) location.reload();
  else location.replace(url);
};

/**
 * Handles the switches of theme and language (`data-switch`) until the app runs: the theme at once, the language by
 * requesting the page again. Stores the choice as the app does (rules LOOK-1, LANG-2). Also restores the scroll
 * position of a page from the back/forward cache, which WebKit shows at the top.
 */
export const followEarlySwitches = (): void => {
  addEventListener('click', press);
  let y = 0;
  addEventListener('pagehide', () => {
    y = scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(scrollX, y);
  });
};
