import { isChunkError, reloadForChunk } from '../lib/connection.ts';
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

/** Loads what calls need once the page is there and the browser idle, so that the first one doesn't wait for it. */
export const warmUpCalls = (): void => {
  const start = () => void Promise.allSettled([load(), import('ky')]);
  // Safari has no idle callbacks.
  const wait = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(start) : setTimeout(start, 1000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};
