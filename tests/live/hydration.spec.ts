import { publicPages, visitorSettings } from '#tests/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { watchHydration } from './watch-hydration.ts';
import { withStored } from './with-stored.ts';

for (const { locale, theme, timezoneId } of visitorSettings.production) {
  test(`pages hydrate without differences: ${locale}, ${theme}, ${timezoneId} (PAGE-1)`, async ({
    market,
    openPage,
  }) => {
    const stored = withStored(market.url, { themeMode: theme });
    const { page } = await openPage({ ...stored, locale, timezoneId });
    const hydration = await watchHydration(page);
    for (const path of await publicPages(market.url)) {
      await hydration.open(path);
      expect(hydration.messages, path).toEqual([]);
      expect(hydration.calls, path).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });
}
