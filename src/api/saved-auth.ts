import type { Me } from '#src/contract/accounts/user.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import { readToken } from '#src/lib/token.ts';
import { AUTH_KEY } from '#src/lib/token-key.ts';

/** Saves the current token's user for the next visit; null forgets the saved user (rule SESSION-2). */
export const saveAuth = (user: Me | null): void => {
  const token = readToken();
  const state = user && token ? JSON.stringify({ user, isAuthenticated: true, token }) : null;
  writeStored(AUTH_KEY, state);
};

/** The saved user's id, or undefined. */
export const savedUserId = (): string | undefined => {
  try {
    const saved: unknown = JSON.parse(readStored(AUTH_KEY) ?? 'null');
    return (saved as { user?: Partial<Me> } | null)?.user?._id;
  } catch {
    return undefined;
  }
};
