import { discardDraftsOf } from './drafts.ts';
import { readStored, writeStored } from './storage.ts';
import { AUTH_KEY, TOKEN_KEY } from './token-key.ts';

/*
 * A session that isn't remembered ends with the browser (rule SESSION-9). The token is in the browser's storage
 * like any other; beside it stands that it isn't remembered, and a cookie, which goes when the browser is closed
 * and which all tabs share, says that it is still open.
 */

/** Where the browser keeps that the session isn't remembered. */
const UNREMEMBERED_KEY = 'unremembered';
const COOKIE = 'session';
const SECURE_PREFIX = '__Host-';

/** Remembers the session that begins now, or lets it end with the browser (rule CONST-1). */
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
 * Forgets a session that has ended with the browser, and what its user had typed, before anything looks for a
 * token.
 */
export const forgetEndedSession = (): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  const isOpen = names.includes(COOKIE) || names.includes(SECURE_PREFIX + COOKIE);
  if (isOpen || !readStored(UNREMEMBERED_KEY)) return;
  const owner = readOwner();
  for (const key of [TOKEN_KEY, AUTH_KEY, UNREMEMBERED_KEY]) writeStored(key, null);
  if (owner) discardDraftsOf(owner);
};

const readOwner = (): string | undefined => {
  try {
    return (JSON.parse(readStored(AUTH_KEY) ?? '') as { user?: { _id?: string } }).user?._id;
  } catch {
    return undefined;
  }
};
