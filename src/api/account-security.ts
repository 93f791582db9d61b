import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';
import type { PasswordChange, PasswordVerification } from '#src/contract/accounts/credentials.ts';
import { verifyPassword as verification } from '#src/contract/accounts/device-endpoints.ts';
import * as endpoints from '#src/contract/accounts/endpoints.ts';
import * as logouts from '#src/contract/accounts/logout-endpoints.ts';
import type { sessionSchema } from '#src/contract/accounts/session.ts';
import { isTokenFormat, saveToken } from '#src/lib/token.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';

/** Saves the token that continues this session; the server has ended every other one. */
const continueSession = ({ token }: z.infer<typeof sessionSchema>): void => {
  if (isTokenFormat(token)) saveToken(token);
};

export const changePasswordFailure = withServerMessage(
  msg`Failed to change your password. Please try again.`,
);

/** Changes the password, which logs out every other device; the form shows failures. */
export const changePassword = () =>
  defineMutation(endpoints.changePassword, {
    mutationFn: async (body: PasswordChange) =>
      continueSession(await call(endpoints.changePassword, { body })),
    meta: { success: msg`Your password has been changed. Other devices have been logged out.` },
  });

/** Logs out every other device. */
export const logoutEverywhere = () =>
  defineMutation(logouts.logoutEverywhere, {
    mutationFn: async () => continueSession(await call(logouts.logoutEverywhere)),
    meta: {
      success: msg`You’ve been logged out on all other devices.`,
      failure: withServerMessage(msg`Failed to log out your other devices. Please try again.`),
    },
  });

export const verifyPasswordFailure = withServerMessage(
  msg`We couldn’t check your password. Please try again.`,
);

/** Gives the password or a passkey again, for the sensitive calls of the next minutes; the dialog shows failures. */
export const verifyPassword = () =>
  defineMutation(verification, {
    mutationFn: async (given: PasswordVerification | 'passkey') => {
      const body =
        given === 'passkey'
          ? { passkey: await (await import('./passkeys.ts')).signChallenge() }
          : given;
      return callWithoutReply(verification, { body });
    },
  });
