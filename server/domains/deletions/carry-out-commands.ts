import type { Dependencies } from '#server/http/dependencies.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { endSomeJobs } from './commands.ts';
import { deleteInPortions, PutOff } from './delete-in-portions.ts';
import { type ClaimedDeletion, claimDeletion, endClaim, keepClaim, noteDeleted } from './queue.ts';

/*
 * Deleting an account or a job with all that belongs to it may take minutes, and no statement may take more than
 * seconds. So the record is ended first, in one short transaction (`commands.ts`), and counts as gone from then on.
 * Its rows are deleted here, in portions, by whichever instance gets to it first.
 */

/** Milliseconds for which one instance claims a deletion: several times what a portion may take. */
export const CLAIM = 60_000;
/** Milliseconds after which the claim is prolonged. */
const PROLONG_AFTER = 10_000;
/** Milliseconds that the call itself spends on deleting: most records are gone when it is answered. */
const IN_CALL = 500;

export type Deleting = Pick<Dependencies, 'clock' | 'stopping'> & {
  database: Pick<Connection, 'db'>;
};

/** Carries a deletion out. Gives whether it came to its end; false when time was over or the server stops. */
async function carryOut(
  { database: { db }, clock, stopping }: Deleting,
  claimed: ClaimedDeletion,
  msMax: number,
): Promise<boolean> {
  const { entity, record_id: id } = claimed;
  const begun = performance.now();
  let kept = begun;
  const beforeEach = async () => {
    const at = performance.now();
    if (stopping?.aborted || at - begun > msMax) throw new PutOff();
    if (at - kept < PROLONG_AFTER) return;
    if (!(await keepClaim(db, claimed, new Date(clock().getTime() + CLAIM)))) throw new PutOff();
    kept = at;
  };
  try {
    // Before anything else, and whatever time it takes: until then these jobs are still found.
    while (entity === 'users' && (await endSomeJobs(db, id, clock()))) {
      // The next ones.
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

/** Deletes what was just ended, as much as possible while the caller waits. Gives whether that was all. */
export async function deleteAtOnce(deleting: Deleting, recordId: string): Promise<boolean> {
  const claimed = await claimDeletion(deleting.database.db, term(deleting), recordId);
  return claimed !== undefined && carryOut(deleting, claimed, IN_CALL);
}

/** Deletes all that was ended and isn't deleted yet. */
export async function deleteEnded(deleting: Deleting): Promise<void> {
  for (;;) {
    if (deleting.stopping?.aborted) return;
    const claimed = await claimDeletion(deleting.database.db, term(deleting));
    if (!claimed || !(await carryOut(deleting, claimed, Number.POSITIVE_INFINITY))) return;
  }
}
