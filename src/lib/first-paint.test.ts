import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runInHead } from '../../tests/page-head.ts';
import { blockStorage } from '../../tests/storage.ts';
import { firstPaintScript } from './first-paint.ts';
import { chooseLanguage, chooseTheme } from './preferences.ts';

const html = document.documentElement;

/** What the page's head makes of these preferences: the script as the page runs it. */
const firstPaint = (browserLanguages: readonly string[]) => {
  const spy = vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  onTestFinished(() => spy.mockRestore());
  runInHead(firstPaintScript());
  return { theme: html.dataset.theme, language: html.lang };
};

const save = (key: string, value: string | null) => {
  if (value !== null) window.localStorage.setItem(key, value);
};

beforeEach(() => {
  html.removeAttribute('lang');
  delete html.dataset.theme;
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
  ])('saved %j, browser %j: %s, from the first paint on', (saved, browser, language) => {
    save('language', saved);
    expect(chooseLanguage(null, saved, browser)).toBe(language);
    expect(firstPaint(browser).language).toBe(language);
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
  ])('saved %j: %s, from the first paint on', (saved, theme) => {
    save('themeMode', saved);
    expect(chooseTheme(saved)).toBe(theme);
    expect(firstPaint([]).theme).toBe(theme);
  });
});

it('sets both where the storage is blocked', () => {
  blockStorage();
  expect(firstPaint(['tr'])).toEqual({ theme: 'light', language: 'tr' });
});
