import { DESKTOP } from '#tests/e2e/accessible.ts';
import { test as base } from '#tests/e2e/market.ts';
import { restartNumbers } from '#tests/factories.ts';
import { moveClock } from '#tests/move-clock.ts';
import { installFont } from './font.ts';

/** Creation time of everything in the market. */
const MADE_AT = new Date('2031-03-05T11:50:00Z');
/**
 * Time at which each document opens. Its clock runs on, since the router relies on time passing; no displayed age
 * changes within a test.
 */
const SEEN_AT = new Date('2031-03-05T12:00:05Z');

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
export const test = base.extend<object, { stillClock: undefined }>({
  stillClock: [
    async ({}, use) => {
      // Each reading differs by 1 ms, so that no two records have the same date.
      const restore = moveClock({ start: MADE_AT.getTime(), step: 1 });
      await use(undefined);
      restore();
    },
    { scope: 'worker', auto: true },
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
