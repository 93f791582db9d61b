import { eq, sql } from 'drizzle-orm';
import { currencyRates, type Database, installation } from '#server/platform/database/schema.ts';

/** The deployment's currency, and what one unit of other ones is worth in it, by their codes. */
export type Rates = {
  salaryCurrency: string;
  salaryRates: Readonly<Record<string, number>>;
};

/** Under this the rates are kept by which everything derived was computed. */
const LOGO = 'salary_rates';

/**
 * Writes the rates by which salaries compare (`yearly_salary` in SQL), unless they are the applied ones, and
 * calls `recompute` for all that is derived from them. They count as applied once that is done, so that a
 * start that is cut off does it again at the next one. Throws the database's errors (rule JOB-11).
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
  const [applied] = await db.select().from(installation).where(eq(installation.key, LOGO));
  if (applied?.value === value) return;
  await db.transaction(async (tx) => {
    // Instances that start together write one after the other.
    await tx.execute(sql`lock table ${currencyRates} in exclusive mode`);
    await tx.delete(installation).where(eq(installation.key, LOGO));
    await tx.delete(currencyRates);
    await tx.insert(currencyRates).values(rows);
  });
  await recompute(db);
  await db
    .insert(installation)
    .values({ key: LOGO, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
