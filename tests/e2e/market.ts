import { makeAdmin } from '#tests/factories.ts';
import { type Market, makeMarket } from '#tests/long-market.ts';
import type { Role } from '#tests/roles.ts';
import { test as base } from './fixtures.ts';

type Fixtures = { market: Market; signInAs: (user: Role) => Promise<void> };

/** Adds a market, made before a page opens. */
export const test = base.extend<Fixtures>({
  market: ({ backend, employer, candidate }, use) =>
    makeMarket(backend, employer, candidate).then(use),
  signInAs: async ({ backend, remember, employer, candidate }, use) => {
    const people = {
      employer,
      candidate,
      admin: await makeAdmin(backend, { email: 'admin@example.com', first_name: 'Ada' }),
    };
    // This also removes an earlier session from the browser.
    await use((user) => remember(user === 'visitor' ? {} : { token: people[user].token }));
  },
});

export { expect } from './fixtures.ts';
