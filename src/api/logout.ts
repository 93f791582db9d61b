import { msg } from '@lingui/core/macro';
import { logout as loggingOut } from '../contract/endpoints/logout.ts';
import { raiseAlert } from '../lib/alerts.ts';
import { discardAllDrafts } from '../lib/drafts.ts';
import { clearToken } from '../lib/token.ts';
import { callWithoutReply } from './http.ts';

/** Logs out: tells the server, ignoring its failure, and removes the token and the drafts. */
export const logout = (): void => {
  void callWithoutReply(loggingOut).catch(() => undefined);
  clearToken();
  discardAllDrafts();
  raiseAlert('info', msg`You have been logged out.`);
};
