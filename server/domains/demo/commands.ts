import { eq } from 'drizzle-orm';
import type { Rates } from '#server/domains/search/rate-commands.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { type Database, installation, users } from '#server/platform/database/schema.ts';
import { DEMO_ACCOUNTS, type DemoAccounts } from './accounts.ts';
import type { Seeding } from './write-content.ts';

/** What one unit of each currency of the content is worth in US dollars, roughly. */
export const DEMO_RATES: Rates['salaryRates'] = {
  USD: 1,
  EUR: 1.08,
  GBP: 1.27,
  CAD: 0.73,
  SGD: 0.77,
  PLN: 0.27,
  TRY: 0.024,
  KES: 0.0077,
};

/** The configured rates, or those of the content where none are, so that its salaries compare (rule JOB-11). */
export function orDemoRates({ salaryCurrency, salaryRates }: Rates): Rates {
  const own = DEMO_RATES[salaryCurrency];
  if (own === undefined || Object.keys(salaryRates).length > 0)
    return { salaryCurrency, salaryRates };
  const rates = Object.entries(DEMO_RATES).filter(([currency]) => currency !== salaryCurrency);
  return {
    salaryCurrency,
    salaryRates: Object.fromEntries(rates.map(([currency, rate]) => [currency, rate / own])),
  };
}

const DEMO_KEY = 'demo_content';

/** The demo accounts, if the demo content was written to this database. */
export async function findDemoAccounts(db: Database): Promise<DemoAccounts | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, DEMO_KEY));
  return row && DEMO_ACCOUNTS;
}

/**
 * Fills a database without users with the demo job market, in one transaction. Returns false, and does nothing, if
 * there are users. The caller must check that seeding is allowed.
 */
export async function seedDemoContent(seeding: Seeding): Promise<boolean> {
  const { db } = seeding.database;
  const now = seeding.clock();
  if (await hasRow(db, users)) return false;
  // Loads the texts only when needed.
  const { writeDemoContent } = await import('./write-content.ts');
  await db.transaction(async (tx) => {
    await writeDemoContent(tx, seeding, now);
    await tx.insert(installation).values({ key: DEMO_KEY, value: now.toISOString() });
  });
  return true;
}
