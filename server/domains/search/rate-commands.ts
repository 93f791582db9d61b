import { eq, sql } from 'drizzle-orm';
import { currencyRates, type Database, installation } from '#server/platform/database/schema.ts';

/** The deployment's currency, and the value in it of one unit of other currencies, by code. */
export type Rates = {
  salaryCurrency: string;
  salaryRates: Readonly<Record<string, number>>;
};

/** Key in `installation` of the rates that derived data was computed with. */
const RATES_KEY = 'salary_rates';

/**
 * Stores new rates for comparing salaries (`yearly_salary` in SQL) and calls `recompute` for all derived data. Rates
 * count as applied only afterwards, so that an interrupted start is repeated by the next one. Throws database errors
 * (rule JOB-11).
 */
export async function applyRates(
  db: Database,
  { salaryCurrency, salaryRates }: Rates,
  recompute: (db: Database) => Promise<void>,
): Promise<void> {
  const rows = Object.entries({ ...salaryRates, [salaryCurrency]: 1 })
    .map(([currency, rate]) => ({ currency, rate }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
  const value = JSON.stringify([
    salaryCurrency,
    rows.map(({ currency, rate }) => [currency, rate]),
  ]);
  const [applied] = await db.select().from(installation).where(eq(installation.key, RATES_KEY));
  if (applied?.value === value) return;
  await db.transaction(async (tx) => {
    // Serializes instances that start together.
    await tx.execute(sql`lock table ${currencyRates} in exclusive mode`);
    await tx.delete(installation).where(eq(installation.key, RATES_KEY));
    await tx.delete(currencyRates);
    await tx.insert(currencyRates).values(rows);
  });
  await recompute(db);
  await db
    .insert(installation)
    .values({ key: RATES_KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
