import '@testing-library/jest-dom/vitest';
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// As the app runs while it is developed: effects are cleaned up and run again, so nothing made once may end in a clean-up.
// A busy machine may take its time until something shows.
configure({ reactStrictMode: true, asyncUtilTimeout: 30_000 });

// Every test of a page speaks English, from the real catalogs.
beforeAll(async () => {
  const catalogs = await Promise.all([
    import('#locales/en/public.po'),
    import('#locales/en/account.po'),
    import('#locales/en/info.po'),
  ]);
  for (const { messages } of catalogs) i18n.load('en', messages);
  i18n.activate('en');
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
