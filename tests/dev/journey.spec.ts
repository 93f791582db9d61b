import { travel } from '../journey.ts';
import { test } from '../live/fixtures.ts';
import { waitUntilTakenOver } from '../live/takeover.ts';
import { startDevServers } from './dev-servers.ts';

test('from registering to an answer, on the servers of npm run dev', async ({ openPage }) => {
  const { url, stop } = await startDevServers();
  try {
    await travel({
      openPage: async (locale) => {
        const { page, problems } = await openPage({ baseURL: url, locale });
        // The router's lazy components, as they are made, at each first showing.
        problems.expect(/did not call use\(\) when it finished/);
        await page.goto('/');
        // A link that is pressed meanwhile is active on one side alone, of which React tells in development.
        await waitUntilTakenOver(page);
        return page;
      },
      statusWithoutToken: async (path) => (await fetch(url + path)).status,
    });
  } finally {
    await stop();
  }
});
