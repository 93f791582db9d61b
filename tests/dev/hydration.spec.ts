import { expect, test } from '../live/fixtures.ts';
import { watchTakeover } from '../live/takeover.ts';
import { withStored } from '../live/with-stored.ts';
import { publicPages, visitorSettings } from '../public-pages.ts';
import { startDevServers } from './dev-servers.ts';

/** What Vite and React say in development whatever the page is. */
const isNoise = (text: string): boolean => /^\[vite\]|Download the React DevTools/.test(text);

test('React finds no difference between its page and the server’s', async ({ openPage }) => {
  const { url, stop } = await startDevServers({ SEED: 'demo' });
  try {
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
  } finally {
    await stop();
  }
});
