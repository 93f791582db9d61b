import { publicPages, visitorSettings } from '#tests/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { watchTakeover } from './takeover.ts';
import { withStored } from './with-stored.ts';

for (const { locale, theme, timezoneId } of visitorSettings.production) {
  test(`pages are taken over as they are: ${locale}, ${theme}, ${timezoneId}`, async ({
    market,
    openPage,
  }) => {
    const stored = withStored(market.url, { themeMode: theme });
    const { page } = await openPage({ ...stored, locale, timezoneId });
    const takeover = await watchTakeover(page);
    for (const path of await publicPages(market.url)) {
      await takeover.open(path);
      expect(takeover.said, path).toEqual([]);
      expect(takeover.calls, path).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });
}
