import '@testing-library/jest-dom/vitest';
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

/*
 * Every unit and component test speaks English, from the real catalogs. Tests of plain functions may
 * run without a page (`// @vitest-environment node`) and need nothing of this.
 */
const hasPage = typeof window !== 'undefined';

// As the app runs while it is developed: effects are cleaned up and run again, so nothing made once may end in a clean-up.
// A busy machine may take its time until something shows.
configure({ reactStrictMode: true, asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  if (!hasPage) return;
  const catalogs = await Promise.all([
    import('../locales/en/public.po'),
    import('../locales/en/account.po'),
    import('../locales/en/info.po'),
  ]);
  for (const { messages } of catalogs) i18n.load('en', messages);
  i18n.activate('en');
});

afterEach(() => {
  if (!hasPage) return;
  cleanup();
  window.localStorage.clear();
});
