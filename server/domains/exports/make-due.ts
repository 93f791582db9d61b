import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { fileKey } from '#server/domains/files/queries.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import { withArchive } from './archive.ts';
import {
  type ClaimedExport,
  claimExport,
  deleteExpired,
  EXPIRED_AT_ONCE,
  endClaim,
  failExport,
  finishExport,
  keepClaim,
  recordArchive,
} from './queue.ts';

/** Milliseconds that an instance claims a copy, and after which it extends the claim. */
export const CLAIM = 2 * 60_000;
const PROLONG_AFTER = 20_000;
/** Attempts to make a copy; also one that ended with its instance counts. */
const ATTEMPTS_MAX = 3;
/** The size of a file that its row can have. */
const BYTES_MAX = 2 ** 31 - 1;

export type Making = Pick<
  Dependencies,
  'database' | 'files' | 'spoolFolder' | 'clock' | 'log' | 'stopping' | 'isDiskFull'
> & { renderer: Dependencies['mailRenderer'] };

/** The name of the archive: `meydan-data-2026-11-28.zip`. */
const nameOf = (madeAt: Date): string => `meydan-data-${madeAt.toISOString().slice(0, 10)}.zip`;

/**
 * Stores the archive. The row of its file comes first, so that bytes are never without one; the copy is offered last.
 * False if it was not offered, since the claim is over or the account gone.
 */
async function store(
  { database: { db }, files, clock, log }: Making,
  claimed: ClaimedExport,
  { path, bytes, madeAt }: { path: string; bytes: number; madeAt: Date },
): Promise<boolean> {
  if (bytes > BYTES_MAX) throw new RangeError('The archive is too large');
  const about = { name: nameOf(madeAt), bytes };
  const fileId = await recordArchive(db, claimed, about, clock());
  if (!fileId) return false;
  const key = fileKey({ kind: 'export', _id: fileId });
  await files.keep(key, path);
  if (await finishExport(db, claimed, { fileId, bytes }, clock())) {
    log('export.ready', { export: claimed._id, bytes });
    return true;
  }
  // Its row is marked deleted by whoever took the claim or deleted the account.
  await files.remove(key);
  return false;
}

/** Makes one copy that this instance has claimed, and keeps the claim meanwhile. */
async function makeOne(making: Making, claimed: ClaimedExport): Promise<void> {
  const { database, files, spoolFolder, renderer, clock, log, stopping } = making;
  const { db } = database;
  const { _id, user_id: userId, language, attempt } = claimed;
  const fail = async () => {
    log('export.failed', { export: _id, attempt, final: true });
    await failExport(db, claimed, clock());
  };
  if (attempt > ATTEMPTS_MAX) return fail();
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, ...(stopping ? [stopping] : [])]);
  const prolong = async () => {
    const isKept = await keepClaim(db, claimed, new Date(clock().getTime() + CLAIM));
    if (!isKept) lost.abort();
  };
  // A failure to extend it shows when the copy is stored: nothing is written without the claim.
  const timer = setInterval(() => void prolong().catch(() => {}), PROLONG_AFTER);
  const madeAt = clock();
  try {
    await withArchive(
      { db, files, renderer, spoolFolder },
      { userId, language, madeAt, signal },
      (path, bytes) => store(making, claimed, { path, bytes, madeAt }),
    );
  } catch (error) {
    if (lost.signal.aborted) return;
    if (stopping?.aborted) return await endClaim(db, claimed);
    // Until the claim is over, other copies come first.
    if (attempt >= ATTEMPTS_MAX) await fail();
    else log('export.failed', { export: _id, attempt, final: false, code: errorCode(error) });
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Deletes expired copies, then makes those that are due, one after the other (rules EXPORT-3 and EXPORT-4). */
export async function makeDueExports(making: Making): Promise<void> {
  const { database, clock, stopping } = making;
  const { db } = database;
  let deleted: number;
  do {
    deleted = await deleteExpired(db, clock());
    if (deleted > 0) await purgeDeletedFiles(making);
  } while (deleted === EXPIRED_AT_ONCE && !stopping?.aborted);
  while (!stopping?.aborted && !(await making.isDiskFull())) {
    const now = clock();
    const claimed = await claimExport(db, { now, until: new Date(now.getTime() + CLAIM) });
    if (!claimed) return;
    await makeOne(making, claimed);
  }
}
