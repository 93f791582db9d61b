import { eq } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { type Database, installation, users } from '#server/platform/database/schema.ts';
import { DEMO_ACCOUNTS, type DemoAccounts } from './accounts.ts';
import type { Seeding } from './write-content.ts';

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
