import { isChunkError, reloadForChunk } from '#src/lib/connection.ts';
import { ApiError } from './api-error.ts';

const load = () => import('./visitor-calls.ts');

/**
 * The calls behind every visit's queries, in their own chunk. If it fails to load, throws an ApiError of kind
 * `offline`, as a call would; if a newer deployment has replaced it, the page reloads once.
 */
export const visitorCalls = async (): ReturnType<typeof load> => {
  try {
    return await load();
  } catch (cause) {
    if (isChunkError(cause)) void reloadForChunk(cause);
    throw new ApiError('offline', { cause });
  }
};

/** Events that show that a user starts to interact with the page. */
const FIRST_INTERACTIONS = ['pointerover', 'touchstart', 'keydown', 'focusin'];

/**
 * Loads what calls need on the first interaction: the first call doesn't wait for it, and people who only read never
 * load it.
 */
export const warmUpCalls = (): void => {
  const warmUp = new AbortController();
  const start = () => {
    warmUp.abort();
    void Promise.allSettled([load(), import('ky')]);
  };
  for (const sign of FIRST_INTERACTIONS)
    window.addEventListener(sign, start, { passive: true, signal: warmUp.signal });
};
