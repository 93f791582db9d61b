import { findCredentials } from '#server/domains/accounts/queries.ts';
import { turnOffSecondStep } from '#server/domains/accounts/second-step-commands.ts';
import { endSessions } from '#server/domains/accounts/session-commands.ts';
import { lockAccount } from '#server/platform/database/locks.ts';
import { type Command, forAccount, type Run, unknownAccount } from './command.ts';

const endTwoStep =
  (email: string): Run =>
  async ({ database: { db }, clock }) => {
    const account = await findCredentials(db, email);
    if (!account) return unknownAccount(email);
    const done = await turnOffSecondStep(db, account._id, clock());
    const state = done ? 'is off now' : 'was not on';
    return { message: `Two-step login of ${email} ${state}.`, done };
  };

/** Rule TWOSTEP-7. */
export const twoStep: Command = {
  usage: { 'off EMAIL': 'turns this account’s two-step login off' },
  read: ([word, email = '', ...more]) =>
    word === 'off' && email.includes('@') && more.length === 0 ? endTwoStep(email) : undefined,
};

export const logOut = forAccount(
  'ends all sessions of this account',
  (email) =>
    async ({ database: { db } }) => {
      const account = await findCredentials(db, email);
      if (!account) return unknownAccount(email);
      await db.transaction(async (tx) => {
        if (await lockAccount(tx, account._id)) await endSessions(tx, account._id);
      });
      return { message: `${email} is logged out everywhere.`, done: true };
    },
);
