import { deadlineDay } from '../../src/contract/jobs/job-status.ts';
import { ANNOUNCE_MS } from '../../src/contract/limits.ts';
import type { MailRenderer } from '../../src/contract/mails/mail-content.ts';
import type { PasswordPolicy } from '../domains/accounts/password-queries.ts';
import type { JobSearchEngine } from '../domains/search/job-search-engine.ts';
import type { RunInBackground } from '../platform/background/background-tasks.ts';
import type { JobChanges } from '../platform/cache/job-changes.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { Log } from '../platform/log/log.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Passwords } from '../platform/secrets/passwords.ts';
import type { Tokens } from '../platform/secrets/tokens.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import type { Spend } from './work-budget.ts';

/** What the API needs. It reads no settings and opens nothing itself. */
export type Dependencies = {
  database: Pick<Connection, 'kind' | 'db' | 'health'>;
  jobChanges: JobChanges;
  /** Finds jobs; in the database, if missing. */
  jobSearch?: JobSearchEngine;
  files: FileStore;
  /** Whether the disk of the data folder is too full to write; never, if missing. */
  isDiskFull?: () => Promise<boolean>;
  /** A folder for uploads that are still arriving. */
  spoolFolder: string;
  tokens: Tokens;
  passwords: Passwords;
  /** The rule for new passwords; `specification` by default. */
  passwordPolicy?: PasswordPolicy;
  mail: Mail;
  /** Makes mails, and has the words of files and feeds. */
  mailRenderer: MailRenderer;
  /** Runs work that the caller does not wait for. */
  runInBackground: RunInBackground;
  /** Aborted when the server stops, so that background work ends early. */
  stopping?: AbortSignal;
  /** The current time. */
  clock: () => Date;
  log: Log;
  /** The product's version. */
  version: string;
  /** The address of the browser app, when it may be another one than the API's: `https://host`. */
  publicUrl?: string;
  /** The path of the data console below /api; `admin` by default. */
  consolePath?: string;
  /** Whether calls are rate-limited. */
  rateLimits?: boolean;
  /** Holds searches and their like to the time that each address may spend; by default as `rateLimits` says. */
  spend?: Spend;
  /** The number of our own proxies before the server, see `clientAddress`; 0 by default. */
  proxies?: number;
  /** Milliseconds that a change must last before an application's candidate is told; a minute if missing. */
  announceAfter?: number;
  /** The number of live jobs that one account may have; no limit if missing or 0. */
  liveJobsMax?: number;
  /** The currency of a salary that names none (ISO 4217); USD if missing. */
  salaryCurrency?: string;
  /** Whether replies are compressed for callers that accept it. */
  compress?: boolean;
};

/** When a candidate is told of what changes at `now`, if it lasts. */
export const announceTime = (
  { announceAfter = ANNOUNCE_MS }: Pick<Dependencies, 'announceAfter'>,
  now: Date,
): Date => new Date(now.getTime() + announceAfter);

/** The calendar day (YYYY-MM-DD) on which deadlines are judged. */
export const today = (clock: () => Date): string => deadlineDay(clock());
