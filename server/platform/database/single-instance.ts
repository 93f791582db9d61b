import { errorCode } from './errors.ts';
import { closePool, openPool, settingsOf } from './limited-pool.ts';

/** An arbitrary number that all instances share; migrations use another. */
const INSTANCE_LOCK = 7_413_090_227;

/** Milliseconds for the previous instance to end. */
const LOCK_TIMEOUT = 10_000;
/** Milliseconds between two checks that the lock is still ours. */
const CHECK_INTERVAL = 30_000;

/** SQLSTATE of a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Another instance uses this database. */
export class OtherInstanceError extends Error {}

const silent = () => {};

/**
 * Makes this process the only instance on the database at `url` while it runs, since instances with files on their own
 * disks don't see each other's. Returns the function that releases the database. Throws OtherInstanceError while
 * another instance has it. If a restart of the database server frees the lock, it is taken again; `onConflict` is
 * called when another instance was faster.
 */
export async function claimDatabase(
  url: string,
  onConflict: () => void,
  { lockTimeout = LOCK_TIMEOUT, checkInterval = CHECK_INTERVAL } = {},
): Promise<() => Promise<void>> {
  let isOurs = false;
  // A separate connection: the lock lasts as long as it does.
  const pool = openPool({
    ...settingsOf(url),
    application_name: 'meydan, the only instance',
    connectionTimeoutMillis: 15_000,
    max: 1,
    idleTimeoutMillis: 0,
    lock_timeout: lockTimeout,
  });
  pool.on('remove', () => {
    isOurs = false;
  });
  const disconnect = () => closePool(pool);
  try {
    await pool.query(`select pg_advisory_lock(${INSTANCE_LOCK})`);
    isOurs = true;
  } catch (error) {
    await disconnect();
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new OtherInstanceError('Another instance works on the database of DATABASE_URL.');
  }
  const checkLock = async () => {
    if (isOurs) return;
    const { rows } = await pool.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${INSTANCE_LOCK}) as "isOurs"`,
    );
    isOurs = rows[0]?.isOurs ?? false;
    if (!isOurs) onConflict();
  };
  const timer = setInterval(() => void checkLock().catch(silent), checkInterval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await disconnect();
  };
}
