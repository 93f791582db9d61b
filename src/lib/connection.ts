import { msg } from '@lingui/core/macro';
import { raiseAlert } from './alerts.ts';

export const networkErrorMessage = msg`Unable to connect to the server. Please check your internet connection.`;

export const raiseOfflineAlert = (): void => void raiseAlert('error', networkErrorMessage);

/** How the browsers say that a part of the app's code could not be had. */
const CHUNK_FAILED =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether the app's own code or texts could not be had: no connection, or a newer deployment has others. */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && CHUNK_FAILED.test(error.message);

/**
 * Keeps such errors to ourselves. The router reloads the page for an error whose message begins as the
 * browsers' do, which leads to the browser's own error page where there is no connection.
 */
export const rethrowChunkErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Code is missing. ${payload.message}`;
  });

/** Milliseconds that the server has for saying that it is there. */
const PROBE_MS = 10_000;

/** Loads the page anew, once the server has answered; false, and nothing done, where it does not. */
const reloadIfReachable = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (answer.status >= 500) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};

/** Loads the page anew, because somebody asks for it; says so where there is no connection. */
export const reloadPage = async (): Promise<void> => {
  if (!(await reloadIfReachable())) raiseOfflineAlert();
};

/** Loads the page anew for a part of the code that is missing, once: a newer deployment has taken its place. */
export const reloadForChunk = async ({ message }: Error): Promise<void> => {
  const key = `reloaded:${message}`;
  try {
    if (sessionStorage.getItem(key)) return;
    if (await reloadIfReachable()) sessionStorage.setItem(key, '1');
  } catch {
    // Without storage nothing would tell us that it was done already.
  }
};
