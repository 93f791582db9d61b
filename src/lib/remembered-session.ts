import { writeStored } from './storage.ts';
import { AUTH_KEY, TOKEN_KEY } from './token-key.ts';

/*
 * A session that isn't remembered ends with the browser (rule SESSION-9). The token is in the browser's storage
 * like any other; beside it stands that it isn't remembered, and a cookie, which goes when the browser is closed
 * and which all tabs share, says that it is still open.
 */

/** Where the browser keeps that the session isn't remembered. */
const UNREMEMBERED_KEY = 'unremembered';
const COOKIE = 'session';

/** Remembers the session that begins now, or lets it end with the browser. */
export const rememberSession = (isRemembered: boolean): void => {
  if (!isRemembered) {
    const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
    // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the token is.
    document.cookie = `${prefix}${COOKIE}=open; Path=/; SameSite=Strict${secure}`;
  }
  writeStored(UNREMEMBERED_KEY, isRemembered ? null : 'true');
};

/**
 * Statements of the page's first script: forget a session that has ended with the browser, and what its user had
 * typed, before anything looks for a token.
 */
export const forgetEndedSession: readonly string[] = [
  'var s=localStorage;',
  `if(s.getItem('${UNREMEMBERED_KEY}')&&!/(?:^|; )(?:__Host-)?${COOKIE}=/.test(document.cookie)){`,
  `var u;try{u=JSON.parse(s.getItem('${AUTH_KEY}')).user._id}catch(e){}`,
  `['${TOKEN_KEY}','${AUTH_KEY}','${UNREMEMBERED_KEY}'].forEach(function(k){s.removeItem(k)});`,
  // The owner stands third in the keys of drafts (`draft-names.ts`).
  "if(u)Object.keys(s).forEach(function(k){var n=k.split(':');if(n[0]==='draft'&&n[2]===u)s.removeItem(k)})}",
];
