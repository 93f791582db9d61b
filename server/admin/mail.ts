import { resendDeadLetters } from '#server/domains/mails/commands.ts';
import { type DeadLetter, listDeadLetters } from '#server/domains/mails/queries.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Command, Run } from './command.ts';
import { shown } from './shown.ts';

/** Maximum number of mails listed. */
const LETTERS_MAX = 10_000;

const lineOf = ({ _id, failed_at, kinds, email, attempts, error }: DeadLetter) =>
  `${failed_at}  ${_id}  ${kinds || '-'}  ${shown(email)}  ${attempts}  ${shown(error)}`;

const listLetters: Run = async ({ database: { db } }) => {
  const letters = await listDeadLetters(db, LETTERS_MAX);
  return { message: letters.map(lineOf).join('\n') || 'Every mail was sent.', done: true };
};

const resend =
  (which: string): Run =>
  async ({ database: { db }, clock }) => {
    const count = await resendDeadLetters(db, which === 'all' ? which : [which], clock());
    if (count === 0 && which !== 'all')
      return { message: 'There is no such mail among those that could not be sent.', done: false };
    return { message: `Queued again: ${count}.`, done: true };
  };

export const mail: Command = {
  usage: {
    '': 'lists the mails that could not be sent',
    'resend ID|all': 'queues one of them again, or all',
  },
  read: ([word, which = '', ...more]) => {
    if (word === undefined) return listLetters;
    if (word !== 'resend' || more.length > 0) return undefined;
    return which === 'all' || isId(which) ? resend(which) : undefined;
  },
};
