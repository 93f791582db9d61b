import type { RunInBackground } from '#server/platform/background/run-in-background.ts';
import type { JobChanges } from '#server/platform/cache/job-changes.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Passwords } from '#server/platform/secrets/passwords.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import type { FindSessionUser } from './session-user.ts';
import type { Spend } from './work-budget.ts';

/** The settings that calls are answered by, as `Config` has them. */
export type ApiSettings = Pick<
  Config,
  | 'publicUrl'
  | 'consolePath'
  | 'rateLimits'
  | 'proxies'
  | 'announceAfter'
  | 'liveJobsMax'
  | 'salaryCurrency'
  | 'passwordPolicy'
>;

/** What the API works with. It reads no settings and opens nothing itself. */
export type Dependencies = ApiSettings & {
  database: Pick<Connection, 'kind' | 'db' | 'health'>;
  jobChanges: JobChanges;
  files: FileStore;
  /** Whether the disk of the data folder is too full to write. */
  isDiskFull: () => Promise<boolean>;
  /** A folder for uploads that are still arriving. */
  spoolFolder: string;
  tokens: Tokens;
  passwords: Passwords;
  mail: Mail;
  /** Makes mails, and has the words of files and feeds. */
  mailRenderer: MailRenderer;
  /** Runs work that the caller does not wait for. */
  runInBackground: RunInBackground;
  /** Aborted when the server stops, so that background work ends early. */
  stopping: AbortSignal | undefined;
  /** The current time. */
  clock: () => Date;
  log: Log;
  /** The product's version. */
  version: string;
  /** Holds searches and their like to the time that each address may spend. */
  spend: Spend;
  /** Whether replies are compressed for callers that accept it. */
  compress: boolean;
  /** Finds the user whom a token belongs to. */
  findSessionUser: FindSessionUser;
};

/** When a candidate is told of a change made at `now`, if it lasts. */
export const announceTime = (
  { announceAfter }: Pick<Dependencies, 'announceAfter'>,
  now: Date,
): Date => new Date(now.getTime() + announceAfter);

/** The calendar day (YYYY-MM-DD) on which deadlines are judged. */
export const today = (clock: () => Date): string => deadlineDay(clock());
