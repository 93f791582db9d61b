import { discardDraftsOf } from './drafts.ts';
import { readStored, writeStored } from './storage.ts';
import { AUTH_KEY, TOKEN_KEY } from './token-key.ts';

/*
 * A session that isn't remembered ends with the browser (rule SESSION-9). Its token is in the browser's storage like
 * any other, along with a flag that it isn't remembered. A cookie, which all tabs share and which disappears when the
 * browser closes, shows that the browser is still open.
 */

/** Storage key of the flag that the session isn't remembered. */
const UNREMEMBERED_KEY = 'unremembered';
const COOKIE = 'session';
const SECURE_PREFIX = '__Host-';

/** Remembers the new session, or lets it end with the browser (rule CONST-1). */
export const rememberSession = (isRemembered: boolean): void => {
  if (!isRemembered) {
    const [prefix, secure] =
      location.protocol === 'https:' ? [SECURE_PREFIX, '; Secure'] : ['', ''];
    // oxlint-disable-next-line unicorn/no-document-cookie -- it has to be there before the token is.
    document.cookie = `${prefix}${COOKIE}=open; Path=/; SameSite=Strict${secure}`;
  }
  writeStored(UNREMEMBERED_KEY, isRemembered ? null : 'true');
};

/**
 * Removes a session that has ended with the browser, and its user's drafts. Call it before anything reads the token.
 */
export const forgetEndedSession = (): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  const isOpen = names.includes(COOKIE) || names.includes(SECURE_PREFIX + COOKIE);
  if (isOpen || !readStored(UNREMEMBERED_KEY)) return;
  const owner = readOwner();
  for (const key of [TOKEN_KEY, AUTH_KEY, UNREMEMBERED_KEY] as const) writeStored(key, null);
  if (owner) discardDraftsOf(owner);
};

const readOwner = (): string | undefined => {
  try {
    return (JSON.parse(readStored(AUTH_KEY) ?? '') as { user?: { _id?: string } }).user?._id;
  } catch {
    return undefined;
  }
};
