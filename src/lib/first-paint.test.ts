// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressLanguage } from '#src/contract/language.ts';
import { blockStorage } from '#tests/storage.ts';
import { markFirstPaint } from './first-paint.ts';
import { chooseLanguage, chooseTheme } from './preferences.ts';
import { forgetEndedSession, rememberSession } from './remembered-session.ts';

const html = document.documentElement;

/** The theme and language that the page's head sets for these preferences. */
const firstPaint = (browserLanguages: readonly string[]) => {
  const spy = vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  onTestFinished(() => spy.mockRestore());
  forgetEndedSession();
  markFirstPaint();
  return { theme: html.dataset.theme, language: html.lang };
};

const save = (key: string, value: string | null) => {
  if (value !== null) window.localStorage.setItem(key, value);
};

beforeEach(() => {
  html.removeAttribute('lang');
  for (const mark of ['theme', 'session', 'rendered']) delete html.dataset[mark];
  window.history.replaceState(null, '', '/');
});

describe('the language', () => {
  it.each<[string | null, string[], string]>([
    [null, [], 'en'],
    [null, ['en-US', 'en'], 'en'],
    [null, ['tr'], 'tr'],
    [null, ['tr-TR', 'en-US'], 'tr'],
    [null, ['TR-tr'], 'tr'],
    [null, ['de-DE', 'tr', 'en'], 'tr'],
    [null, ['de', 'fr-CA'], 'en'],
    ['tr', ['en-US'], 'tr'],
    ['en', ['tr-TR'], 'en'],
    ['de', ['tr'], 'tr'],
    ['', ['tr'], 'tr'],
    ['TR', ['en'], 'en'],
    ['tr-TR', ['en'], 'en'],
  ])('saved %j, browser %j: %s, from the first paint on (LANG-1)', (saved, browser, language) => {
    save('language', saved);
    expect(chooseLanguage(null, saved, browser)).toBe(language);
    expect(firstPaint(browser).language).toBe(language);
  });
});

describe('the language of the address', () => {
  it.each([
    ['/jobs?lng=tr', 'tr'],
    ['/jobs?query=cook&lng=tr&page=2', 'tr'],
    ['/jobs?lng=de', 'en'],
    ['/jobs?lng=try', 'en'],
    ['/jobs?xlng=tr', 'en'],
  ])('%s with a saved choice of English: %s (LANG-1)', (address, language) => {
    save('language', 'en');
    window.history.replaceState(null, '', address);
    expect(chooseLanguage(addressLanguage(window.location.search), 'en', [])).toBe(language);
    expect(firstPaint([]).language).toBe(language);
  });

  it('a page that the server rendered stays in its language', () => {
    html.dataset.rendered = 'page';
    html.lang = 'tr';
    save('language', 'en');
    expect(firstPaint(['en'])).toEqual({ theme: 'light', language: 'tr' });
  });
});

describe('a session that isn’t remembered (SESSION-9)', () => {
  const stored = {
    token: 'a.b.c',
    auth: '{"token":"a.b.c","user":{"_id":"1"}}',
    'draft:apply:1:job': 'mine',
    'draft:apply:2:job': 'another’s',
    themeMode: 'dark',
  };
  const start = (more: Record<string, string> = {}) => {
    for (const [key, value] of Object.entries({ ...stored, ...more })) save(key, value);
    firstPaint([]);
    return [html.dataset.session, Object.fromEntries(Object.entries(window.localStorage))];
  };
  const endOf = (name: string) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- as the app sets it
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  };

  it('continues while the browser is open', () => {
    rememberSession(false);
    onTestFinished(() => endOf('session'));
    expect(start()).toEqual(['stored', { ...stored, unremembered: 'true' }]);
  });

  it('is deleted with its drafts once its cookie is gone, before the first paint', () => {
    rememberSession(false);
    endOf('session');
    const { 'draft:apply:2:job': another, themeMode } = stored;
    expect(start()).toEqual([undefined, { 'draft:apply:2:job': another, themeMode }]);
  });

  it.each(['{', '{}', 'null'])('is deleted even if its user is unknown (%s)', (auth) => {
    rememberSession(false);
    endOf('session');
    expect(start({ auth })[0]).toBeUndefined();
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('sets no cookie if it is remembered', () => {
    rememberSession(true);
    expect(document.cookie).toBe('');
  });

  it('stays if it was remembered since', () => {
    rememberSession(false);
    endOf('session');
    rememberSession(true);
    expect(start()).toEqual(['stored', stored]);
  });
});

describe('the theme', () => {
  it.each<[string | null, string]>([
    [null, 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['', 'light'],
    ['Dark', 'light'],
    ['blue', 'light'],
    ['"><script>', 'light'],
  ])('saved %j: %s, from the first paint on (LOOK-1)', (saved, theme) => {
    save('themeMode', saved);
    expect(chooseTheme(saved)).toBe(theme);
    expect(firstPaint([]).theme).toBe(theme);
  });
});

it('sets theme and language even if the storage is blocked', () => {
  blockStorage();
  expect(firstPaint(['tr'])).toEqual({ theme: 'light', language: 'tr' });
});
