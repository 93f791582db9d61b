import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { jobTypeLabels } from './labels.ts';
import { detectLanguage } from './preferences.ts';

/** Said on a visitor's first screens, and said to those who sign in. */
const publicText = jobTypeLabels.full_time;
const accountText = { id: messages.passwordsNotMatch };

/** The services as they are when the app starts in English: no Turkish yet, and of no part but `public`. */
const start = async () => {
  vi.resetModules();
  i18n.loadAndActivate({ locale: 'tr', messages: {} });
  i18n.activate('en');
  document.documentElement.lang = 'en';
  return import('./i18n.ts');
};
let app: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  app = await start();
});

/** The Turkish words for `text`, from the catalog itself. */
const turkish = async (part: 'public' | 'account', text: { id: string }) => {
  const { messages } =
    part === 'public'
      ? await import('../../locales/tr/public.po')
      : await import('../../locales/tr/account.po');
  const [words] = [messages[text.id]].flat();
  expect(words).toEqual(expect.any(String));
  expect(words).not.toBe(i18n._(text.id));
  return words;
};

describe('the language at the start', () => {
  it("is the saved one, else the browser's, else English", () => {
    const browser = vi.spyOn(window.navigator, 'languages', 'get');
    onTestFinished(() => browser.mockRestore());
    browser.mockReturnValue(['tr-TR', 'en']);
    expect(detectLanguage()).toBe('tr');
    window.localStorage.setItem('language', 'en');
    expect(detectLanguage()).toBe('en');
    window.localStorage.clear();
    browser.mockReturnValue(['de']);
    expect(detectLanguage()).toBe('en');
  });
});

describe('switching', () => {
  it('shows the texts in the other language, says so on the page, and is remembered', async () => {
    const words = await turkish('public', publicText);
    await app.switchLanguage('tr');
    expect(i18n._(publicText)).toBe(words);
    expect(document.documentElement.lang).toBe('tr');
    expect(detectLanguage()).toBe('tr');

    await app.switchLanguage('en');
    expect(i18n._(publicText)).toBe('Full Time');
    expect(document.documentElement.lang).toBe('en');
    expect(detectLanguage()).toBe('en');
  });

  it('changes nothing when the texts cannot be had', async () => {
    vi.doMock('../../locales/tr/public.po', () => {
      throw new Error('no connection');
    });
    // Then nothing is asked for again, and it is said at once.
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    onTestFinished(() => vi.doUnmock('../../locales/tr/public.po'));
    await expect(app.switchLanguage('tr')).rejects.toThrow();
    expect(i18n.locale).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(window.localStorage.getItem('language')).toBeNull();
  });
});

describe('the texts of a part', () => {
  it('come when a screen needs them', async () => {
    const words = await turkish('account', accountText);
    await app.switchLanguage('tr');
    expect(i18n._(accountText.id)).not.toBe(words);
    await app.loadCatalog('account');
    expect(i18n._(accountText.id)).toBe(words);
  });

  it('come along when the language is switched', async () => {
    const words = await turkish('account', accountText);
    await app.loadCatalog('account');
    await app.switchLanguage('tr');
    expect(i18n._(accountText.id)).toBe(words);
  });

  it('come along when they were asked for while the language was on its way', async () => {
    const words = await turkish('account', accountText);
    const { messages } = await import('../../locales/tr/public.po');
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('../../locales/tr/public.po', async () => {
      await onItsWay;
      return { messages };
    });
    onTestFinished(() => vi.doUnmock('../../locales/tr/public.po'));

    app = await start();
    const switching = app.switchLanguage('tr');
    await app.loadCatalog('account');
    arrive();
    await switching;
    expect(i18n._(publicText)).not.toBe('Full Time');
    expect(i18n._(accountText.id)).toBe(words);
  });
});
