import { type TokenPayload, tokenPayloadSchema } from '../contract/user.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { TOKEN_KEY } from './token-key.ts';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();

/** Whether `value` is a string of exactly three parts with dots between them (rule SESSION-1). */
export const isTokenFormat = (value: unknown): value is string =>
  typeof value === 'string' && /^[^.]+\.[^.]+\.[^.]+$/.test(value);

/** What a token says of itself, or null when it cannot be read. The signature is the server's to check. */
export const readTokenPayload = async (token: string): Promise<TokenPayload | null> => {
  try {
    // Only those who have a token need what reads it.
    const { decodeJwt } = await import('jose/jwt/decode');
    const payload = tokenPayloadSchema.safeParse(decodeJwt(token));
    return payload.success ? payload.data : null;
  } catch {
    return null;
  }
};

/** Whether a token's time is over. One that says no time is left to the server to judge. */
export const isTokenExpired = async (token: string, now: number = Date.now()): Promise<boolean> => {
  const payload = await readTokenPayload(token);
  return payload !== null && payload.exp * 1000 <= now;
};

/** The token in use, or null. */
export const readToken = (): string | null => readStored(TOKEN_KEY);

const announce = (token: string | null) => {
  for (const listener of listeners) listener(token);
};

/** Keeps `token` for every request from now on. */
export const saveToken = (token: string): void => {
  writeStored(TOKEN_KEY, token);
  announce(token);
};

/** Forgets the token: requests carry none from now on. */
export const clearToken = (): void => {
  if (readToken() === null) return;
  writeStored(TOKEN_KEY, null);
  announce(null);
};

/** Calls `listener` whenever the token changes, in this tab or in another. Gives the way to stop. */
export const onTokenChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  const stop = onStoredElsewhere(TOKEN_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
