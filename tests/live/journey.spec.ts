import { travel } from '#tests/journey.ts';
import { test } from './fixtures.ts';

test('from registration to an answer, on the real server', async ({ launch, openPage }) => {
  test.slow();
  const { url } = await launch({ SEED: 'none' });
  await travel({
    openPage: async (locale) => {
      const { page } = await openPage({ baseURL: url, locale });
      await page.goto('/');
      return page;
    },
    statusWithoutToken: async (path) => (await fetch(url + path)).status,
  });
});
