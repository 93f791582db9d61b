import { fillMarket, logIn } from '#tests/mock/fill-market.ts';
import type { MarketName } from '#tests/mock/state.ts';
import { moveClock } from '#tests/move-clock.ts';
import type { Role } from '#tests/roles.ts';
import { test as base } from './fixtures.ts';

type Options = { marketName: MarketName };
type Fixtures = {
  filled: void;
  /** Signs the role in, in a browser that remembers nothing else, when the next page loads. */
  signInAs: (role: Role) => Promise<void>;
  /** Moves the clocks of the server and of the pages that load from now on ahead of the real one. */
  moveClock: (ms: number) => Promise<void>;
};

/** A test on a market of the mock (`npm run mock`), whose records have the same ids there and here. */
export const test = base.extend<Options & Fixtures>({
  marketName: ['ordinary', { option: true }],
  filled: [
    async ({ backend, marketName }, use) => {
      await fillMarket(backend, marketName);
      await use();
    },
    { auto: true },
  ],
  signInAs: ({ backend, remember }, use) =>
    use(async (role) => remember(role === 'visitor' ? {} : { token: await logIn(backend, role) })),
  moveClock: async ({ backend: { clock }, page }, use) => {
    await use(async (ms) => {
      clock.advance(Date.now() + ms - clock.now().getTime());
      await page.addInitScript(moveClock, { start: Date.now() + ms });
    });
  },
});

/** A file to upload. */
export const fileOf = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});

export { expect } from './fixtures.ts';
