import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it, onTestFinished, vi } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';

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
  // As the app starts in English: only the `public` catalog, and no Turkish.
  vi.resetModules();
  i18n.loadAndActivate({ locale: 'tr', messages: {} });
  i18n.activate('en');
  document.documentElement.lang = 'en';
  const app = await import('./i18n.ts');
  const switching = app.switchLanguage('tr');
  await app.loadCatalog('account');
  arrive();
  await switching;
  expect(i18n._(publicText)).not.toBe('Full Time');
  expect(i18n._(accountText)).toBe([account[accountText]].flat()[0]);
});
