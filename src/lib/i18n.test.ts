// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { PageResponse } from './page-response.ts';

const html = document.documentElement;

/** The module as a page in English starts with it: only the catalog `public`, and no Turkish. */
const startApp = async () => {
  vi.resetModules();
  i18n.loadAndActivate({ locale: 'tr', messages: {} });
  i18n.activate('en');
  html.lang = 'en';
  return import('./i18n.ts');
};

/** A promise that the test resolves. */
const makeGate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isOpen: promise, open: resolve };
};

const forgetChoice = () => {
  window.localStorage.clear();
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the app sets it
  document.cookie = 'language=; Path=/; Max-Age=0';
  delete html.dataset.rendered;
};

it('texts requested while another language is loading come in that language', async () => {
  const publicText = msg`Full Time`;
  const accountText = errorMessages.passwordsNotMatch;
  const [{ messages: account }, { messages: visible }] = await Promise.all([
    import('#locales/tr/account.po'),
    import('#locales/tr/public.po'),
  ]);
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<void>();
  vi.doMock('#locales/tr/public.po', async () => {
    await onItsWay;
    return { messages: visible };
  });
  onTestFinished(() => vi.doUnmock('#locales/tr/public.po'));
  const app = await startApp();
  const switching = app.switchLanguage('tr');
  await app.loadCatalog('account');
  arrive();
  await switching;
  expect(i18n._(publicText)).not.toBe('Full Time');
  expect(i18n._(accountText)).toBe([account[accountText]].flat()[0]);
});

describe('a switch of the language (LANG-2)', () => {
  it('is saved for the app and for the server', async () => {
    onTestFinished(forgetChoice);
    const app = await startApp();
    await app.switchLanguage('tr');
    expect([html.lang, i18n.locale]).toEqual(['tr', 'tr']);
    expect(window.localStorage.getItem('language')).toBe('tr');
    expect(document.cookie).toBe('language=tr');
  });

  it('that another one overtakes changes and saves nothing', async () => {
    onTestFinished(forgetChoice);
    const gate = makeGate();
    vi.doMock('#locales/tr/public.po', async () => {
      await gate.isOpen;
      return { messages: {} };
    });
    onTestFinished(() => vi.doUnmock('#locales/tr/public.po'));
    const app = await startApp();
    const overtaken = app.switchLanguage('tr');
    await app.switchLanguage('en');
    gate.open();
    await overtaken;
    expect([html.lang, window.localStorage.getItem('language')]).toEqual(['en', 'en']);
    expect(document.cookie).toBe('language=en');
  });

  it('waits until React has taken over the page', async () => {
    onTestFinished(forgetChoice);
    const app = await startApp();
    app.endHydration();
    app.beginHydration();
    const switching = app.switchLanguage('tr');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(html.lang).toBe('en');
    app.endHydration();
    await switching;
    expect(html.lang).toBe('tr');
  });
});

describe('the language at the start (LANG-1)', () => {
  it('is the user’s on a page of a static host, and the page’s on a rendered one', async () => {
    onTestFinished(forgetChoice);
    const app = await startApp();
    html.lang = 'tr';
    expect(app.startLanguage()).toBe('en');
    html.dataset.rendered = 'page';
    expect(app.startLanguage()).toBe('tr');
    expect(document.cookie).toBe('');
  });

  it('is the saved one, which the server then knows too', async () => {
    onTestFinished(forgetChoice);
    const app = await startApp();
    html.dataset.rendered = 'page';
    window.localStorage.setItem('language', 'tr');
    expect(app.startLanguage()).toBe('tr');
    expect(document.cookie).toBe('language=tr');
  });

  it('is that of the address, whatever was saved', async () => {
    onTestFinished(forgetChoice);
    const app = await startApp();
    html.dataset.rendered = 'page';
    window.localStorage.setItem('language', 'tr');
    window.history.replaceState(null, '', '/?lng=en');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    expect(app.startLanguage()).toBe('en');
    expect(document.cookie).toBe('');
  });
});

describe('a catalog', () => {
  /** A Turkish catalog that can't be read so many times. Returns the delays in between, which aren't waited for. */
  const failing = (times: number) => {
    let asked = 0;
    vi.doMock('#locales/tr/public.po', () => ({
      get messages() {
        asked += 1;
        if (asked <= times) throw new Error(`failure ${asked}`);
        return {};
      },
    }));
    const delays: unknown[] = [];
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      work: () => void,
      ms: number,
    ) => {
      delays.push(ms);
      queueMicrotask(work);
    }) as never);
    onTestFinished(() => {
      timer.mockRestore();
      vi.doUnmock('#locales/tr/public.po');
    });
    return delays;
  };

  it('is asked for again, later each time (LANG-3)', async () => {
    const app = await startApp();
    const delays = failing(2);
    await app.activateLanguage('tr');
    expect([delays, html.lang]).toEqual([[350, 700], 'tr']);
  });

  it('is given up after six requests, and the page stays as it is (LANG-3)', async () => {
    const app = await startApp();
    const delays = failing(99);
    const failure: unknown = await app.activateLanguage('tr').catch((error: unknown) => error);
    expect(String(failure)).toBe('Error: failure 1');
    expect([delays, html.lang]).toEqual([[350, 700, 1400, 2800, 5600], 'en']);
  });

  it('is not asked for again without a connection (LANG-3)', async () => {
    const app = await startApp();
    const delays = failing(99);
    const offline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => offline.mockRestore());
    await expect(app.activateLanguage('tr')).rejects.toThrow();
    expect(delays).toEqual([]);
  });

  it('is loaded once, and named to the browser by the server', async () => {
    const app = await startApp();
    const load = vi.spyOn(i18n, 'load');
    onTestFinished(() => load.mockRestore());
    await app.loadCatalog('public');
    expect(load).not.toHaveBeenCalled();
    html.lang = 'tr';
    await app.loadCatalog('account');
    await app.loadCatalog('account');
    const { messages } = await import('#locales/tr/account.po');
    expect(load).toHaveBeenCalledExactlyOnceWith('tr', messages);
    const response = {} as PageResponse;
    await app.loadCatalog('info', response);
    await app.loadCatalog('account', response);
    expect(response.catalogs).toEqual(['info', 'account']);
  });

  it('comes in the language that was chosen while it was loading', async () => {
    const gate = makeGate();
    const { messages } = await import('#locales/tr/account.po');
    vi.doMock('#locales/en/account.po', async () => {
      await gate.isOpen;
      return { messages: { [errorMessages.passwordsNotMatch]: 'late' } };
    });
    onTestFinished(() => vi.doUnmock('#locales/en/account.po'));
    const app = await startApp();
    const loading = app.loadCatalog('account');
    await app.activateLanguage('tr');
    gate.open();
    await loading;
    const text = errorMessages.passwordsNotMatch;
    expect(i18n._(text)).toBe([messages[text]].flat()[0]);
  });

  it('is there in every part and language for the server', async () => {
    const app = await startApp();
    for (const language of ['en', 'tr'] as const) {
      const parts = await Promise.all([
        import(`../../locales/${language}/public.po`),
        import(`../../locales/${language}/account.po`),
        import(`../../locales/${language}/info.po`),
      ]);
      const keys = parts.flatMap(({ messages }) => Object.keys(messages as object));
      expect(Object.keys(await app.readMessages(language)).sort()).toEqual(
        [...new Set(keys)].sort(),
      );
    }
  });
});
