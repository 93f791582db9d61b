import type { RunInBackground } from '#server/platform/background/run-in-background.ts';
import type { JobChanges } from '#server/platform/cache/job-changes.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { CountryOf } from '#server/platform/countries/countries.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Passwords } from '#server/platform/secrets/passwords.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import type { EventLoop } from '#server/platform/watch/event-loop.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import type { Language } from '#src/contract/language.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import type { FindSessionUser } from './session-user.ts';
import type { Spend } from './work-budget.ts';

/** The settings that the API uses. */
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
  | 'operatorName'
  | 'operatorAddress'
  | 'confirmedEmail'
  | 'twoStep'
  | 'retention'
  | 'browserReports'
>;

/** Everything that the API needs: it reads no settings and opens nothing itself. */
export type Dependencies = ApiSettings & {
  database: Pick<Connection, 'kind' | 'db' | 'health'>;
  jobChanges: JobChanges;
  files: FileStore;
  /** Whether the disk of the data folder is too full to write. */
  isDiskFull: () => Promise<boolean>;
  /** Why nothing can be changed for now, in each language; undefined if it can. */
  readOnly: () => Promise<Readonly<Record<Language, string>> | undefined>;
  eventLoop: Pick<EventLoop, 'isLate'>;
  /** Folder for unfinished uploads. */
  spoolFolder: string;
  tokens: Tokens;
  passwords: Passwords;
  countryOf: CountryOf;
  mail: Mail;
  /** Renders mails and provides the texts of files and feeds. */
  mailRenderer: MailRenderer;
  /** Runs work that the caller does not wait for. */
  runInBackground: RunInBackground;
  /** Aborted when the server stops, so that background work ends early. */
  stopping: AbortSignal | undefined;
  clock: () => Date;
  log: Log;
  version: string;
  /** Limits the time that each address may spend on searches and other costly calls. */
  spend: Spend;
  /** Whether replies are compressed for callers that accept it. */
  compress: boolean;
  findSessionUser: FindSessionUser;
};

/** When to notify a candidate of a change made at `now`, unless it is undone first. */
export const announceTime = (
  { announceAfter }: Pick<Dependencies, 'announceAfter'>,
  now: Date,
): Date => new Date(now.getTime() + announceAfter);

/** The calendar day (YYYY-MM-DD) that deadlines are compared with. */
export const today = (clock: () => Date): string => deadlineDay(clock());
