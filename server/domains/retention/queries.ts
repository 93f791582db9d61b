import { or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { applications, type Database, jobs, users } from '#server/platform/database/schema.ts';
import { isAccountDue, isAccountToWarn, isAccountToWarnAgain } from './account-queries.ts';
import { applicationsToWarn, isApplicationDue, selectApplications } from './application-queries.ts';
import type { Retained } from './commands.ts';
import { isJobDue, isUnneededJob } from './job-queries.ts';
import { countOld } from './old-queries.ts';
import type { Terms } from './rules.ts';

/** How many records each step of `retain` would be about now, if it did all of them at once (rule RETAIN-6). */
export async function countRetained(db: Database, terms: Terms, now: Date): Promise<Retained> {
  const countAs = (kind: keyof Terms, count: () => PromiseLike<number>) =>
    terms[kind] > 0 ? count() : 0;
  const countRows = (kind: keyof Terms, table: PgTable, condition: SQL | undefined) =>
    countAs(kind, () => db.$count(table, condition));
  const toWarn = selectApplications(db, or(...applicationsToWarn(terms, now)));
  return {
    applicationsWarned: await countAs('applications', () => db.$count(toWarn.as('unneeded'))),
    applications: await countRows('applications', applications, isApplicationDue(now)),
    jobsWarned: await countRows('jobs', jobs, isUnneededJob(terms, now)),
    jobs: await countRows('jobs', jobs, isJobDue(db, now)),
    accountsWarned: await countRows('accounts', users, isAccountToWarn(terms, now)),
    accountsWarnedAgain: await countRows('accounts', users, isAccountToWarnAgain(now)),
    accounts: await countRows('accounts', users, isAccountDue(now)),
    notifications: await countAs('notifications', () => countOld(db, 'notifications', terms, now)),
    mails: await countAs('notifications', () => countOld(db, 'mails', terms, now)),
  };
}
