import type { Dependencies } from '#server/http/dependencies.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { endSomeJobs } from './commands.ts';
import { deleteInPortions, PutOff } from './delete-in-portions.ts';
import { type ClaimedDeletion, claimDeletion, endClaim, keepClaim, noteDeleted } from './queue.ts';
import { leaveShells } from './shell-commands.ts';

/*
 * Deleting an account or a job with all its dependents may take minutes, but a statement may only take seconds. So the
 * record is first ended in one short transaction (`commands.ts`), and then counts as gone. Its rows are deleted here,
 * in portions, by whichever instance claims them first.
 */

/** Milliseconds that an instance claims a deletion: several times what a portion may take. */
export const CLAIM = 60_000;
/** Milliseconds after which the claim is extended. */
const PROLONG_AFTER = 10_000;
/** Milliseconds that the call itself spends on deleting: enough for most records. */
const IN_CALL = 500;

export type Deleting = Pick<Dependencies, 'clock' | 'stopping'> & {
  database: Pick<Connection, 'db'>;
};

/** Runs a deletion. Returns whether it finished; false if time ran out or the server stops. */
async function carryOut(
  { database: { db }, clock, stopping }: Deleting,
  claimed: ClaimedDeletion,
  msMax: number,
): Promise<boolean> {
  const { entity, record_id: id } = claimed;
  const startedAt = performance.now();
  let kept = startedAt;
  const beforeEach = async () => {
    const at = performance.now();
    if (stopping?.aborted || at - startedAt > msMax) throw new PutOff();
    if (at - kept < PROLONG_AFTER) return;
    if (!(await keepClaim(db, claimed, new Date(clock().getTime() + CLAIM)))) throw new PutOff();
    kept = at;
  };
  try {
    const { shell_id } = claimed;
    if (shell_id) await leaveShells({ db, clock }, { ...claimed, shell_id }, beforeEach);
    // However long it takes: until then, searches still find these jobs.
    while (entity === 'users' && (await endSomeJobs(db, id, clock()))) {
      // The next batch.
    }
    await deleteInPortions(db, entity, [id], beforeEach);
  } catch (error) {
    // After a failure the claim stays until it expires, so that other deletions come first.
    if (!(error instanceof PutOff)) throw error;
    await endClaim(db, claimed);
    return false;
  }
  await noteDeleted(db, claimed);
  return true;
}

const term = ({ clock }: Deleting) => {
  const now = clock();
  return { now, until: new Date(now.getTime() + CLAIM) };
};

/** Deletes as much as possible of a just ended record while the caller waits. Returns whether that was all. */
export async function deleteAtOnce(deleting: Deleting, recordId: string): Promise<boolean> {
  const claimed = await claimDeletion(deleting.database.db, term(deleting), recordId);
  return claimed !== undefined && carryOut(deleting, claimed, IN_CALL);
}

/** Deletes what is left of all ended records. */
export async function deleteEnded(deleting: Deleting): Promise<void> {
  for (;;) {
    if (deleting.stopping?.aborted) return;
    const claimed = await claimDeletion(deleting.database.db, term(deleting));
    if (!claimed || !(await carryOut(deleting, claimed, Number.POSITIVE_INFINITY))) return;
  }
}
