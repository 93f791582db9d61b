import { deadlineDay } from '../src/contract/job.ts';
import type { RunInBackground } from './background-tasks.ts';
import type { Connection } from './db/connection.ts';
import type { FileStore } from './files/file-store.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { PasswordPolicy } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import type { Tokens } from './tokens.ts';

/** What the API stands on. It reads no settings and opens nothing itself. */
export type Dependencies = {
  database: Pick<Connection, 'kind' | 'db' | 'health'>;
  files: FileStore;
  /** Whether the disk of the data folder has no room for a write; it always has without this. */
  isDiskFull?: () => Promise<boolean>;
  /** A folder for uploads that are still arriving. */
  spoolFolder: string;
  tokens: Tokens;
  passwords: Passwords;
  /** What new passwords must be: `specification` when not said. */
  passwordPolicy?: PasswordPolicy;
  mail: Mail;
  /** For work that the caller does not wait for. */
  runInBackground: RunInBackground;
  /** Is aborted when the server stops: such work then ends as soon as it can. */
  stopping?: AbortSignal;
  /** The present. */
  clock: () => Date;
  log: Log;
  /** The product's version. */
  version: string;
  /** The address of the browser app, when it may be another one than the API's: `https://host`. */
  publicUrl?: string;
  /** The word under which the data console is called, below /api: `admin` when not said. */
  consolePath?: string;
  /** Whether it is limited how often callers may ask. */
  rateLimits?: boolean;
  /** How many proxies before the server are to be believed: see `clientAddress`. None when not said. */
  proxies?: number;
  /** How many live jobs one account may have; no limit without it, or with 0. */
  liveJobsMax?: number;
  /** Whether replies are compressed for callers that accept it. */
  compress?: boolean;
};

/** The calendar day (YYYY-MM-DD) on which deadlines are judged. */
export const today = (clock: () => Date): string => deadlineDay(clock());
