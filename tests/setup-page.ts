import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Browsers have these, and jsdom lacks them.
Object.assign(window, streams);
Object.defineProperty(window, 'crypto', { value: webcrypto });
// Nothing has a size in jsdom, so nothing changes it.
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** Plain values made of this page's own arrays and objects: Node's clones are of another realm. */
const ofThisPage = (value: unknown): unknown => {
  if (Array.isArray(value)) return Array.from(value, ofThisPage);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, one]) => [name, ofThisPage(one)]),
  );
};
const clone = window.structuredClone.bind(window);
window.structuredClone = <T>(value: T): T => ofThisPage(clone(value)) as T;

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
