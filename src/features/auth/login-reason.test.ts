import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { translate } from '#src/lib/ui-text.ts';
import { readTranslations } from '#tests/translations.ts';
import { loginReason } from './login-reason.ts';

const APPLY = 'You must be logged in to apply';
const MY_JOBS = 'Please log in to view your jobs/applications.';
const OTHERWISE = 'You need to be logged in to access this page.';

it.each([
  ['/my-jobs', MY_JOBS],
  ['/my-jobs?tab=rejected', MY_JOBS],
  ['/jobs/123', APPLY],
  ['/jobs/123?from=mail#end', APPLY],
  ['/jobs/123/apply', APPLY],
  ['/jobs/create', OTHERWISE],
  ['/jobs/123/applications', OTHERWISE],
  ['/applications', OTHERWISE],
  ['https://elsewhere.example/my-jobs', OTHERWISE],
])('on the way to %s: %s (SESSION-6)', (redirect, text) => {
  expect(loginReason(redirect)?.message).toBe(text);
});

it('is null when the login was opened directly', () => {
  expect(loginReason(undefined)).toBeNull();
  expect(loginReason('')).toBeNull();
});

it.each(['en', 'tr'] as const)('is shown in %s (SESSION-6)', async (language) => {
  const { messages } = await import(`../../../locales/${language}/account.po`);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const translations = readTranslations(language);
  for (const [redirect, text] of [
    ['/my-jobs', MY_JOBS],
    ['/jobs/123', APPLY],
    ['/applications', OTHERWISE],
  ] as const)
    expect(translate(i18n, loginReason(redirect) ?? '')).toBe(translations.get(text));
});
