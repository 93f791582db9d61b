import { msg } from '@lingui/core/macro';
import * as endpoints from '#src/contract/accounts/logout-endpoints.ts';
import { raiseAlert } from '#src/lib/alerts.ts';
import { VISITOR } from '#src/lib/draft-names.ts';
import { discardDraftsOf } from '#src/lib/drafts.ts';
import { clearToken } from '#src/lib/token.ts';
import { callWithoutReply } from './http.ts';
import { savedUserId } from './saved-auth.ts';

/** Removes the token, and the drafts of the user and of visitors. */
export const forgetSession = (): void => {
  // Known until the token is removed.
  const userId = savedUserId();
  clearToken();
  if (userId) discardDraftsOf(userId);
  discardDraftsOf(VISITOR);
};

/** Logs out: notifies the server, ignoring failures, and removes the token and the drafts (rule SESSION-7). */
export const logout = (): void => {
  void callWithoutReply(endpoints.logout).catch(() => undefined);
  forgetSession();
  raiseAlert('info', msg`You have been logged out.`);
};
