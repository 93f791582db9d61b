import { msg } from '@lingui/core/macro';
import type { ForgotPassword, ResetPassword } from '#src/contract/accounts/credentials.ts';
import * as endpoints from '#src/contract/accounts/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { clearToken } from '#src/lib/token.ts';
import { ApiError, withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { callWithoutReply } from './http.ts';

export const forgotPasswordFailure = withServerMessage(
  msg`Failed to send the link. Please try again.`,
);
export const resetPasswordFailure = withServerMessage(
  msg`Failed to change your password. Please try again.`,
);

/** Requests a password reset link, mailed in `language`. The reply never reveals whether the account exists. */
export const forgotPassword = () =>
  defineMutation(endpoints.forgotPassword, {
    mutationFn: ({ language, ...body }: ForgotPassword & { language: string }) =>
      callWithoutReply(endpoints.forgotPassword, { body, language }),
  });

/** Sets a new password with the link's token, which ends all sessions, including this browser's. */
export const resetPassword = () =>
  defineMutation(endpoints.resetPassword, {
    mutationFn: async (body: ResetPassword) => {
      await callWithoutReply(endpoints.resetPassword, { body });
      clearToken();
    },
    meta: { success: msg`Your password has been changed. You can log in with it now.` },
  });

/** Whether the link itself was refused: it has expired, was used, or another link was used. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  [error.msg, ...error.errors.map((problem) => problem.msg)].includes(errorMessages.linkInvalid);
