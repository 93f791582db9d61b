import { msg } from '@lingui/core/macro';
import { raiseAlert } from './alerts.ts';

/** Rule ERROR-3. */
export const networkErrorMessage = msg`Unable to connect to the server. Please check your internet connection.`;

export const raiseOfflineAlert = (): void => void raiseAlert('error', networkErrorMessage);

const CHUNK_ERROR = 'ChunkError';

/**
 * Whether a chunk or catalog failed to load: there is no connection, or a newer deployment has
 * replaced it.
 */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === CHUNK_ERROR;

/**
 * Marks the chunk errors that Vite reports, so that we handle them ourselves. The router would reload the page for any
 * error whose message starts like the browsers' own, and without a connection that shows the browser's error page.
 */
export const handleChunkErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = CHUNK_ERROR;
    payload.message = `Code is missing. ${payload.message}`;
  });

/** Milliseconds until the server counts as unreachable. */
const PROBE_MS = 10_000;

/** Milliseconds until the second probe: browsers report that they are online too early. */
const AGAIN_MS = 500;

/** Whether the server answers one of two probes. */
const isReachable = async (isSecond = false): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500;
  } catch {
    if (isSecond || !window.navigator.onLine) return false;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return isReachable(true);
  }
};

/** Reloads the page if the server answers; otherwise does nothing and returns false. */
const reloadIfReachable = async (): Promise<boolean> => {
  const isThere = await isReachable();
  if (isThere) window.location.reload();
  return isThere;
};

/** Reloads the page at the user's request; raises the network alert when there is no connection. */
export const reloadPage = async (): Promise<void> => {
  if (!(await reloadIfReachable())) raiseOfflineAlert();
};

/** Reloads the page once for a missing chunk: a newer deployment has replaced it. */
export const reloadForChunk = async ({ message }: Error): Promise<void> => {
  const key = `reloaded:${message}`;
  try {
    if (sessionStorage.getItem(key)) return;
    if (await reloadIfReachable()) sessionStorage.setItem(key, '1');
  } catch {
    // Without storage we could not tell that we have already reloaded, and would do so forever.
  }
};
