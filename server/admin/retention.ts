import { type Retained, retain } from '#server/domains/retention/commands.ts';
import { countRetained } from '#server/domains/retention/queries.ts';
import { fill, namesOf } from '#src/shared/records.ts';
import type { Command, Run } from './command.ts';

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
const say = (retained: Retained): string =>
  namesOf(SAID)
    .map((name) => `${SAID[name]}: ${retained[name]}`)
    .join('\n');

const dryRun: Run = async ({ database: { db }, config, clock }) => {
  const retained = await countRetained(db, config.retention, clock());
  return { message: `A run now would do this.\n${say(retained)}`, done: true };
};

const run: Run = async ({ database, config: { retention: terms }, clock, signal }) => {
  const all: Retained = fill(namesOf(SAID), () => 0);
  // A run does a limited number of each.
  for (let isDone = false; !isDone && !signal.aborted; ) {
    const some = await retain({ database, clock, stopping: signal, retention: terms });
    for (const name of namesOf(SAID)) all[name] += some[name];
    isDone = namesOf(SAID).every((name) => some[name] === 0);
  }
  return { message: say(all), done: true };
};

/** Rule RETAIN-6. */
export const retention: Command = {
  usage: {
    '': 'warns of and deletes what nobody needs any more, as the server does each hour',
    '--dry-run': 'only says how many records that would be',
  },
  read: ([word, ...more]) => {
    if (more.length > 0) return undefined;
    if (word === '--dry-run') return dryRun;
    return word === undefined ? run : undefined;
  },
};
