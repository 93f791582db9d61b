import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { messages } from '../src/contract/messages.ts';
import type { KeyRequest } from './derive-key.ts';
import type { DeriveKey } from './passwords.ts';
import { Problem } from './problem.ts';

/** Keys that wait for each thread at most: at a quarter of a second each, nobody waits longer than some 4 seconds. */
const WAITING_MAX = 16;
/** Milliseconds after which a thread with nothing to do ends. */
const IDLE = 30_000;
/** Seconds after which a caller who found no place may try again. */
const RETRY_AFTER = 2;

/** Threads for passwords: one processor is left to everything else. */
export const PASSWORD_THREADS = Math.max(1, availableParallelism() - 1);

/**
 * Derives keys in threads of its own, so that nothing else waits for them, and refuses (503) those for
 * which the queue has no place. Threads start when they are first needed. `close` gives up what still waits.
 */
export function createPasswordPool(): { deriveKey: DeriveKey; close: () => Promise<void> } {
  const pool = new Piscina<KeyRequest, string>({
    filename: new URL('./derive-key.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: PASSWORD_THREADS,
    idleTimeout: IDLE,
  });
  const most = WAITING_MAX * PASSWORD_THREADS;
  return {
    deriveKey: async (request) => {
      if (pool.queueSize >= most)
        throw new Problem(503, { msg: messages.busy }, { 'Retry-After': String(RETRY_AFTER) });
      return pool.run(request);
    },
    close: () => pool.destroy(),
  };
}
