import { test as live } from '#tests/live/fixtures.ts';
import { startDevServers } from './dev-servers.ts';

type DevServers = Awaited<ReturnType<typeof startDevServers>>;

export const test = live.extend<
  object,
  {
    launchDev: (
      settings?: Parameters<typeof startDevServers>[0],
    ) => Promise<Pick<DevServers, 'url' | 'folder'>>;
  }
>({
  /**
   * Starts the servers of `npm run dev`. They stop with the worker, after all pages have closed: a page without its
   * server would log console errors.
   */
  launchDev: [
    async ({}, use) => {
      const started: DevServers[] = [];
      await use(async (settings) => {
        const servers = await startDevServers(settings);
        started.push(servers);
        return servers;
      });
      await Promise.all(started.map(({ stop }) => stop()));
    },
    { scope: 'worker' },
  ],
});
