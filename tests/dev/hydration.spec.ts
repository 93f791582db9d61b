import { expect } from '@playwright/test';
import { watchHydration } from '#tests/live/watch-hydration.ts';
import { withStored } from '#tests/live/with-stored.ts';
import { publicPages, visitorSettings } from '#tests/public-pages.ts';
import { test } from './fixtures.ts';

/** Console messages of Vite and React in development that every page has. */
const isNoise = (text: string): boolean => /^\[vite\]|Download the React DevTools/.test(text);

test('React finds no difference between its page and the server’s HTML', async ({
  launchDev,
  openPage,
}) => {
  const { url } = await launchDev({ SEED: 'demo' });
  for (const { locale, theme, timezoneId } of visitorSettings.development) {
    const stored = withStored(url, { themeMode: theme });
    const { page } = await openPage({ ...stored, locale, timezoneId });
    const hydration = await watchHydration(page, isNoise);
    for (const path of await publicPages(url)) {
      await hydration.open(path);
      expect(hydration.messages, `${path} ${locale}`).toEqual([]);
      expect(hydration.calls, path).toEqual([]);
    }
  }
});
