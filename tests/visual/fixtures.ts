import { DESKTOP } from '#tests/e2e/accessible.ts';
import { test as base } from '#tests/e2e/market.ts';
import { restartNumbers } from '#tests/factories.ts';
import { moveClock } from '#tests/move-clock.ts';
import { installFont } from './font.ts';

/** Creation time of everything in the market. */
const MADE_AT = new Date('2031-03-05T11:50:00Z');
/**
 * Time at which each document opens. Its clock runs on, since the router relies on time passing. Displayed ages stay
 * at ten minutes while the server reads its clock fewer than 20,000 times (a test does so 5,000 times) and no
 * document stays open for 40 seconds.
 */
const SEEN_AT = new Date('2031-03-05T12:00:20Z');

/** Sets dates that the database took from the machine's clock to the market's creation time. */
const dateAll = `do $$
  declare dated record;
  begin
    for dated in
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('created_at', 'updated_at')
        and table_name <> 'audit_log'
    loop
      execute format(
        'update %I set %I = %L where %2$I < ''2031-01-01''',
        dated.table_name, dated.column_name, '${MADE_AT.toISOString()}'
      );
    end loop;
  end
$$`;

/** Makes names, dates and font the same on every machine and in every run. */
export const test = base.extend<{ stillClock: undefined }>({
  stillClock: [
    async ({}, use) => {
      // Each reading differs by 1 ms, so that no two records have the same date. Each test starts anew: how often the
      // server reads its clock depends on the machine, and on how many tests a worker has run before.
      const restore = moveClock({ start: MADE_AT.getTime(), step: 1 });
      await use(undefined);
      restore();
    },
    { auto: true },
  ],
  backend: async ({ backend }, use) => {
    restartNumbers();
    await use(backend);
  },
  signInAs: async ({ backend, market: _, signInAs }, use) => {
    await backend.database.run(dateAll);
    await use(signInAs);
  },
  page: async ({ page }, use) => {
    await page.setViewportSize({ width: DESKTOP, height: 800 });
    await page.addInitScript(moveClock, { start: SEEN_AT.getTime() });
    await installFont(page);
    await use(page);
  },
});
