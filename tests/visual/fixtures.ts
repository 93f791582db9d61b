import { DESKTOP } from '../e2e/accessible.ts';
import { test as base } from '../e2e/market.ts';
import { restartNumbers } from '../factories.ts';
import { installFont } from './font.ts';
import { stopClock } from './still-clock.ts';

/** When everything in the market is made. */
const MADE_AT = new Date('2031-03-05T11:50:00Z');
/** When each screen is opened. The clock goes on from there, which the router's waiting needs; no age changes soon. */
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here which fixtures it needs
    async ({}, use) => {
      const restore = stopClock(MADE_AT);
      await use(undefined);
      restore();
    },
    { scope: 'worker', auto: true },
  ],
  backend: async ({ backend }, use) => {
    restartNumbers();
    await use(backend);
  },
  // Each screen begins with it.
  signInAs: async ({ backend, market: _, page, signInAs }, use) => {
    await backend.database.run(dateAll);
    await use(async (user) => {
      await signInAs(user);
      await page.clock.setSystemTime(SEEN_AT);
    });
  },
  page: async ({ page }, use) => {
    await page.setViewportSize({ width: DESKTOP, height: 800 });
    await installFont(page);
    await use(page);
  },
});
