import type { AuditEntry } from '#src/contract/console/console.ts';
import { fill, namesOf } from '#src/shared/records.ts';
import { findCredentials } from './domains/accounts/queries.ts';
import { turnOffSecondStep } from './domains/accounts/second-step-commands.ts';
import { setAdmin } from './domains/console/admin-commands.ts';
import { listAdmins } from './domains/console/admin-queries.ts';
import { newestLog } from './domains/console/audit-queries.ts';
import { resendDeadLetters } from './domains/mails/commands.ts';
import { type DeadLetter, listDeadLetters } from './domains/mails/queries.ts';
import { type Retained, retain } from './domains/retention/commands.ts';
import { countRetained } from './domains/retention/queries.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { hideExperimentalWarnings } from './platform/config/runtime-warnings.ts';
import { FolderInUseError } from './platform/data-folder/data-folder.ts';
import { DiskFullError } from './platform/data-folder/disk-space.ts';
import { isId } from './platform/database/ids.ts';
import type { Database } from './platform/database/schema.ts';
import { escapeControls } from './platform/log/escape-controls.ts';
import { openDatabase } from './start.ts';

/** Default and maximum number of log entries shown. */
const LOG_LINES = 100;
const LOG_LINES_MAX = 100_000;
/** Maximum number of mails listed. */
const LETTERS_MAX = 10_000;

const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes this account an administrator
  npm run admin -- revoke EMAIL   takes that back
  npm run admin -- list           names the administrators
  npm run admin -- two-step off EMAIL
                                  turns this account's two-step login off
  npm run admin -- log [NUMBER]   shows the last writes in the data console (${LOG_LINES}), the newest last
  npm run admin -- mail           lists the mails that could not be sent
  npm run admin -- mail resend ID|all
                                  queues one of them again, or all
  npm run admin -- retention [--dry-run]
                                  warns of and deletes what nobody needs any more, as the server does each hour;
                                  with --dry-run, only says how many records that would be`;

type Outcome = { message: string; done: boolean };
type Command = (db: Database, config: Config) => Promise<Outcome>;

const setRights =
  (email: string, granted: boolean): Command =>
  async (db) => {
    const found = await setAdmin(db, email, granted);
    if (!found) return { message: `There is no account with the address ${email}.`, done: false };
    const change = granted ? 'is an administrator now' : 'is no longer an administrator';
    return { message: `${email} ${change}.`, done: true };
  };

const endTwoStep =
  (email: string): Command =>
  async (db) => {
    const account = await findCredentials(db, email);
    if (!account) return { message: `There is no account with the address ${email}.`, done: false };
    const done = await turnOffSecondStep(db, account._id, new Date());
    const state = done ? 'is off now' : 'was not on';
    return { message: `Two-step login of ${email} ${state}.`, done };
  };

const list: Command = async (db) => {
  const emails = await listAdmins(db);
  return { message: emails.join('\n') || 'There are no administrators.', done: true };
};

/** One-line JSON with control characters escaped, since a terminal would obey them. */
const shown = (value: unknown): string => escapeControls(JSON.stringify(value) ?? 'nothing');

const lineOf = ({ created_at, actor, action, entity, record_id, ...more }: AuditEntry) =>
  [
    `${created_at}  ${actor || '(deleted account)'}  ${action}  ${entity}/${record_id}  ${
      more.is_erased ? '(values of a deleted account)' : shown(more.label)
    }`,
    ...more.changes.map(({ field, from, to }) =>
      from === undefined
        ? `    ${field}: ${shown(to)}`
        : `    ${field}: ${shown(from)} -> ${shown(to)}`,
    ),
  ].join('\n');

const log =
  (limit: number): Command =>
  async (db) => {
    const entries = await newestLog(db, limit);
    const message = entries.toReversed().map(lineOf).join('\n');
    return { message: message || 'Nothing was written yet.', done: true };
  };

const letterLine = ({ _id, failed_at, kinds, email, attempts, error }: DeadLetter) =>
  `${failed_at}  ${_id}  ${kinds || '-'}  ${shown(email)}  ${attempts}  ${shown(error)}`;

const listLetters: Command = async (db) => {
  const letters = await listDeadLetters(db, LETTERS_MAX);
  return { message: letters.map(letterLine).join('\n') || 'Every mail was sent.', done: true };
};

const resend =
  (which: string): Command =>
  async (db) => {
    const count = await resendDeadLetters(db, which === 'all' ? which : [which], new Date());
    if (count === 0 && which !== 'all')
      return { message: `There is no such mail among those that could not be sent.`, done: false };
    return { message: `Queued again: ${count}.`, done: true };
  };

/** The command for the words after `mail`; undefined if they match none. */
function mailCommand([word, which = '', ...more]: readonly string[]): Command | undefined {
  if (word === undefined) return listLetters;
  if (word !== 'resend' || more.length > 0) return undefined;
  return which === 'all' || isId(which) ? resend(which) : undefined;
}

/** The command for the words after `two-step` (rule TWOSTEP-7); undefined if they match none. */
const twoStepCommand = ([word, email = '', ...more]: readonly string[]): Command | undefined =>
  word === 'off' && email.includes('@') && more.length === 0 ? endTwoStep(email) : undefined;

const SAID: Record<keyof Retained, string> = {
  applicationsWarned: 'Applications warned of',
  applications: 'Applications deleted',
  jobsWarned: 'Jobs warned of',
  jobs: 'Jobs deleted',
  accountsWarned: 'Accounts warned of',
  accountsWarnedAgain: 'Accounts warned of again',
  accounts: 'Accounts deleted',
  notifications: 'Notifications deleted',
  mails: 'Mails deleted',
};

/** The counts, one a line. */
const sayRetained = (retained: Retained): string =>
  namesOf(SAID)
    .map((name) => `${SAID[name]}: ${retained[name]}`)
    .join('\n');

const dryRetention: Command = async (db, { retention: terms }) => {
  const retained = await countRetained(db, terms, new Date());
  return { message: `A run now would do this.\n${sayRetained(retained)}`, done: true };
};

const retention: Command = async (db, { retention: terms }) => {
  const clock = () => new Date();
  const all: Retained = fill(namesOf(SAID), () => 0);
  // A run does a limited number of each.
  for (let isDone = false; !isDone; ) {
    const some = await retain({ database: { db }, clock, stopping: undefined, retention: terms });
    for (const name of namesOf(SAID)) all[name] += some[name];
    isDone = namesOf(SAID).every((name) => some[name] === 0);
  }
  return { message: sayRetained(all), done: true };
};

/** The command for the words after `retention`; undefined if they match none. */
function retentionCommand([word, ...more]: readonly string[]): Command | undefined {
  if (more.length > 0) return undefined;
  if (word === '--dry-run') return dryRetention;
  return word === undefined ? retention : undefined;
}

/** The command for the arguments; undefined if they match none. */
function commandOf([command, ...words]: readonly string[]): Command | undefined {
  if (command === 'mail') return mailCommand(words);
  if (command === 'two-step') return twoStepCommand(words);
  if (command === 'retention') return retentionCommand(words);
  const [word = '', ...more] = words;
  if (more.length > 0) return undefined;
  if ((command === 'grant' || command === 'revoke') && word.includes('@'))
    return setRights(word, command === 'grant');
  if (command === 'list' && word === '') return list;
  if (command !== 'log' || !/^\d*$/.test(word)) return undefined;
  return log(Math.min(Number(word) || LOG_LINES, LOG_LINES_MAX));
}

/** Runs the command; returns the message to print and whether it worked. */
async function run(command: Command): Promise<Outcome> {
  const config = readConfig(process.env);
  const { connect, unlock } = await openDatabase(config);
  try {
    const database = await connect();
    try {
      return await command(database.db, config);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are wrong.\n${error.message}`;
  if (error instanceof DiskFullError)
    return `${error.message}\nMake room on it, then try again: nothing that was stored is lost.`;
  if (error instanceof FolderInUseError)
    return `${error.message}\nIt is the server's, most likely: stop the server, run this command again, and start it afterwards.`;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}

hideExperimentalWarnings();
const command = commandOf(process.argv.slice(2).filter((word) => word !== '--'));
if (!command) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { message, done } = await run(command);
  (done ? console.log : console.error)(message);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
