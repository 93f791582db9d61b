import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Browsers have these, and jsdom lacks them.
Object.assign(window, streams);
Object.defineProperty(window, 'crypto', { value: webcrypto });

// As in development, effects are cleaned up and run again, so a clean-up must not end anything created once.
// The timeout allows for busy machines.
configure({ reactStrictMode: true, asyncUtilTimeout: 30_000 });

// Component tests use the real English catalogs.
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

// Files share a process.
afterAll(() => vi.unstubAllEnvs());
