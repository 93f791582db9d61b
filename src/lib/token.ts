import type { TokenPayload } from '#src/contract/accounts/user.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { TOKEN_KEY } from './token-key.ts';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();

/** Whether `value` is a string of exactly three parts with dots between them (rule SESSION-1). */
export const isTokenFormat = (value: unknown): value is string =>
  typeof value === 'string' && /^[^.]+\.[^.]+\.[^.]+$/.test(value);

/** A token's payload, or null when it can't be decoded. */
export const readTokenPayload = async (token: string): Promise<TokenPayload | null> => {
  try {
    // Loaded on demand: visitors without a token don't need it.
    return (await import('./token-payload.ts')).decodeToken(token);
  } catch {
    return null;
  }
};

/** Whether a token has expired. The server judges tokens without an expiry. */
export const isTokenExpired = async (token: string, now: number = Date.now()): Promise<boolean> => {
  const payload = await readTokenPayload(token);
  return payload !== null && payload.exp * 1000 <= now;
};

/** The current token, or null. */
export const readToken = (): string | null => readStored(TOKEN_KEY);

const announce = (token: string | null) => {
  for (const listener of listeners) listener(token);
};

/** Stores `token` for all further requests. */
export const saveToken = (token: string): void => {
  writeStored(TOKEN_KEY, token);
  announce(token);
};

/** Removes the token; further requests carry none. */
export const clearToken = (): void => {
  if (readToken() === null) return;
  writeStored(TOKEN_KEY, null);
  announce(null);
};

/** Notifies listeners that the token vanished without `clearToken`, as when the browser clears its storage. */
export const reportLostToken = (): void => announce(null);

/**
 * Calls `listener` whenever the token changes, in this tab or in another. Returns a function that
 * unsubscribes.
 */
export const onTokenChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  const stop = onStoredElsewhere(TOKEN_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
