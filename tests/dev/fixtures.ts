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
   * Starts the servers of `npm run dev` and gives their address and folder. They end with the worker, so after every
   * page: one that outlives its server calls for it in vain, and says so on the console.
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
