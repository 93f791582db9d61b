import { fill, namesOf } from '#src/shared/records.ts';
import { endAccounts, warnOfAccounts, warnOfAccountsAgain } from './account-commands.ts';
import { deleteApplications, warnOfApplications } from './application-commands.ts';
import type { Retaining } from './in-batches.ts';
import { endJobs, warnOfJobs } from './job-commands.ts';
import { deleteOld } from './old-commands.ts';
import type { Terms } from './rules.ts';

/** What retention does, in this order: a job is warned of and deleted after its applications. */
const STEPS = {
  applicationsWarned: ['applications', warnOfApplications],
  applications: ['applications', deleteApplications],
  jobsWarned: ['jobs', warnOfJobs],
  jobs: ['jobs', endJobs],
  accountsWarned: ['accounts', warnOfAccounts],
  accountsWarnedAgain: ['accounts', warnOfAccountsAgain],
  accounts: ['accounts', endAccounts],
  notifications: ['notifications', (retaining) => deleteOld('notifications', retaining)],
  mails: ['notifications', (retaining) => deleteOld('mails', retaining)],
} as const satisfies Record<
  string,
  readonly [keyof Terms, (retaining: Retaining) => Promise<number>]
>;

/** How many records each step was about. */
export type Retained = Record<keyof typeof STEPS, number>;

/**
 * Warns of what nobody needs any more, and deletes that of which was warned long enough ago (rule RETAIN-1). May be
 * interrupted at any moment, and done by several instances at once.
 */
export async function retain(retaining: Retaining): Promise<Retained> {
  const retained: Retained = fill(namesOf(STEPS), () => 0);
  for (const name of namesOf(STEPS)) {
    const [kind, step] = STEPS[name];
    if (retaining.retention[kind] > 0) retained[name] = await step(retaining);
  }
  return retained;
}
