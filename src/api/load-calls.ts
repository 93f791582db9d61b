import { isChunkError, reloadForChunk } from '#src/lib/connection.ts';
import { ApiError } from './api-error.ts';

const load = () => import('./visitor-calls.ts');

/**
 * The calls behind the queries that every visit knows, from a chunk of their own. Raises an ApiError of
 * kind `offline` when that can't be loaded, as a call itself would; for a newer deployment, which has
 * replaced it, the page reloads once.
 */
export const visitorCalls = async (): ReturnType<typeof load> => {
  try {
    return await load();
  } catch (cause) {
    if (isChunkError(cause)) void reloadForChunk(cause);
    throw new ApiError('offline', { cause });
  }
};

/** Events by which somebody begins to use the page. */
const FIRST_INTERACTIONS = ['pointerover', 'touchstart', 'keydown', 'focusin'];

/**
 * Loads what calls need as soon as somebody begins to use the page, so that the first call doesn't wait for
 * it, and who only reads doesn't load it.
 */
export const warmUpCalls = (): void => {
  const begun = new AbortController();
  const start = () => {
    begun.abort();
    void Promise.allSettled([load(), import('ky')]);
  };
  for (const sign of FIRST_INTERACTIONS)
    window.addEventListener(sign, start, { passive: true, signal: begun.signal });
};
