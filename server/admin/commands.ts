import { logOut, twoStep } from './accounts.ts';
import { backup } from './backup.ts';
import type { Command, Run } from './command.ts';
import { log } from './log.ts';
import { mail } from './mail.ts';
import { moveCommand } from './move.ts';
import { notice } from './notice.ts';
import { restoreCommand } from './restore.ts';
import { retention } from './retention.ts';
import { grant, list, revoke } from './rights.ts';
import { forgetSecret, rotateSecretCommand } from './secret.ts';
import { version } from './version.ts';

/** The commands of `npm run admin`, by their names. */
const commands: Readonly<Record<string, Command>> = {
  grant,
  revoke,
  list,
  'log-out': logOut,
  'two-step': twoStep,
  log,
  mail,
  retention,
  notice,
  'rotate-secret': rotateSecretCommand,
  'forget-secret': forgetSecret,
  version,
  backup,
  restore: restoreCommand,
  move: moveCommand,
};

/** Where what a command does is written, in characters from the line's start. */
const COLUMN = 34;

const usageOf = ([name, { usage }]: [string, Command]) =>
  Object.entries(usage).map(([words, does]) => {
    const call = `  npm run admin -- ${name} ${words}`.trimEnd();
    return call.length < COLUMN
      ? `${call.padEnd(COLUMN)}${does}`
      : `${call}\n${' '.repeat(COLUMN)}${does}`;
  });

export const USAGE = ['Usage:', ...Object.entries(commands).flatMap(usageOf)].join('\n');

/** The command of that name. */
export const findCommand = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

/** What to run for the words of a call, its name first; undefined if they match no command. */
export const readCommand = ([name = '', ...words]: readonly string[]): Run | undefined =>
  findCommand(name)?.read(words);
