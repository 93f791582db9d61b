import { LANGUAGE_KEY, LANGUAGE_PARAM } from '#src/contract/language.ts';
import { languageCookie, THEME_KEY } from './preferences.ts';
import { writeStored } from './storage.ts';

/** Says on <html> that the app runs, and its switches with it. Called as React takes the page. */
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
 * Carries out the switches of theme and language (`data-switch`) until the app runs: the theme at once, the
 * language by asking the server for the page in it. What is chosen is stored as the app does it (rules LOOK-1,
 * LANG-2). And a page out of the back/forward cache, which WebKit shows at the top, returns to where it was left.
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
