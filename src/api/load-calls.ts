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

/** Loads what calls need, so that the first one doesn't wait for it. */
export const preloadCalls = (): void => void Promise.allSettled([load(), import('ky')]);
