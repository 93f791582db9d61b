import { setAdmin } from '#server/domains/console/admin-commands.ts';
import { listAdmins } from '#server/domains/console/admin-queries.ts';
import { forAccount, type Run, unknownAccount, wordless } from './command.ts';

const setRights =
  (isAdmin: boolean) =>
  (email: string): Run =>
  async ({ database: { db } }) => {
    if (!(await setAdmin(db, email, isAdmin))) return unknownAccount(email);
    const change = isAdmin ? 'is an administrator now' : 'is no longer an administrator';
    return { message: `${email} ${change}.`, done: true };
  };

export const grant = forAccount('makes this account an administrator', setRights(true));

export const revoke = forAccount('takes that back', setRights(false));

export const list = wordless('names the administrators', async ({ database: { db } }) => {
  const emails = await listAdmins(db);
  return { message: emails.join('\n') || 'There are no administrators.', done: true };
});
