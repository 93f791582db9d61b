import { DESKTOP } from '#tests/e2e/accessible.ts';
import { test as base } from '#tests/e2e/market.ts';
import { restartNumbers } from '#tests/factories.ts';
import { installFont } from './font.ts';
import { moveClock } from './move-clock.ts';

/** When everything in the market is made. */
const MADE_AT = new Date('2031-03-05T11:50:00Z');
/** When each document is opened. Its clock goes on from there, which the router's waiting needs; no age changes soon. */
const SEEN_AT = new Date('2031-03-05T12:00:05Z');

/** Sets what the database itself has dated, by the machine's clock, to the moment when everything is made. */
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

/** With the same names, dates and letters on every machine and in every run. */
export const test = base.extend<object, { stillClock: undefined }>({
  stillClock: [
    async ({}, use) => {
      // No two things are of the same moment.
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
