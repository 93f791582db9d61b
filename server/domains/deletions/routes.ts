import { hashOf } from '#server/domains/accounts/link-rules.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { announceTime } from '#server/http/dependencies.ts';
import { orRefuse } from '#server/http/refusals.ts';
import type { Route } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { deleteAtOnce } from './carry-out-commands.ts';
import { disownEmail } from './disown-commands.ts';
import { closeSomeJobs, deleteAccount, keepAccount } from './leave-commands.ts';
import { getAccountDeletion } from './leave-queries.ts';

/** Calls that end accounts (rules CONFIRM-7 and DELETE-1 to DELETE-4). */
export function deletionRoutes(route: Route, dependencies: Dependencies) {
  const { database, jobChanges, clock } = dependencies;

  route(endpoints.disownEmail, async (c, { readBody }) => {
    const { token } = await readBody();
    const outcome = await disownEmail(database.db, hashOf(token), clock());
    const result = orRefuse('confirmation', outcome);
    if (result === 'done') return;
    c.var.log('account.disowned', { account: result.ended });
    await deleteAtOnce(dependencies, result.ended);
    jobChanges.publish();
  });
  route(endpoints.getAccountDeletion, (c) => getAccountDeletion(database.db, c.var.user));
  route(endpoints.deleteAccount, async (c) => {
    const now = clock();
    const requested = orRefuse('deletion', await deleteAccount(database.db, c.var.user._id, now));
    c.var.log('account.leaving', { account: c.var.user._id });
    // The background task closes the rest.
    await closeSomeJobs(database.db, { now, announceAt: announceTime(dependencies, now) });
    jobChanges.publish();
    return requested;
  });
  route(endpoints.keepAccount, async (c) => {
    await keepAccount(database.db, c.var.user._id);
    c.var.log('account.kept', { account: c.var.user._id });
  });
}
