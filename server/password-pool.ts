import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { messages } from '../src/contract/messages.ts';
import type { KeyRequest } from './derive-key.ts';
import type { DeriveKey } from './passwords.ts';
import { Problem } from './problem.ts';

/** Keys that may wait per thread. At a quarter of a second each, nobody waits longer than about 4 seconds. */
const WAITING_MAX = 16;
/** So many of these places may be taken by what is no log-in. */
const OTHERS_MAX = 4;
/** Milliseconds after which an idle thread ends. */
const IDLE = 30_000;
/** Retry-After, in seconds, when the queue is full. */
const RETRY_AFTER = 2;

/** The number of threads for passwords: one processor is left for everything else. */
export const PASSWORD_THREADS = Math.max(1, availableParallelism() - 1);

/**
 * Derives keys in separate threads, so that nothing else waits for them. Refuses (503) when the queue is
 * full; most of its places are for log-ins. Threads start on first use. `close` drops what is still queued.
 */
export function createPasswordPool(): { deriveKey: DeriveKey; close: () => Promise<void> } {
  const pool = new Piscina<KeyRequest, string>({
    filename: new URL('./derive-key.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: PASSWORD_THREADS,
    idleTimeout: IDLE,
  });
  return {
    deriveKey: async (request, isLogin = false) => {
      if (pool.queueSize >= (isLogin ? WAITING_MAX : OTHERS_MAX) * PASSWORD_THREADS)
        throw new Problem(503, { msg: messages.busy }, { 'Retry-After': String(RETRY_AFTER) });
      return pool.run(request);
    },
    close: () => pool.destroy(),
  };
}
