import { expect } from '@playwright/test';
import { watchTakeover } from '#tests/live/takeover.ts';
import { withStored } from '#tests/live/with-stored.ts';
import { publicPages, visitorSettings } from '#tests/public-pages.ts';
import { test } from './fixtures.ts';

/** What Vite and React say in development whatever the page is. */
const isNoise = (text: string): boolean => /^\[vite\]|Download the React DevTools/.test(text);

test('React finds no difference between its page and the server’s', async ({
  launchDev,
  openPage,
}) => {
  const { url } = await launchDev({ SEED: 'demo' });
  for (const { locale, theme, timezoneId } of visitorSettings.development) {
    const stored = withStored(url, { themeMode: theme });
    const { page } = await openPage({ ...stored, locale, timezoneId });
    const takeover = await watchTakeover(page, isNoise);
    for (const path of await publicPages(url)) {
      await takeover.open(path);
      expect(takeover.said, `${path} ${locale}`).toEqual([]);
      expect(takeover.calls, path).toEqual([]);
    }
  }
});
