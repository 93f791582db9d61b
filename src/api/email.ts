import { msg } from '@lingui/core/macro';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EmailChange, EmailCode } from '#src/contract/accounts/email.ts';
import * as endpoints from '#src/contract/accounts/email-endpoints.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation, isTouched } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';

/** The account's address, and the one that it is changing to. */
export const getEmailSettingsQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.getEmailSettings.reads, 'email'),
    queryFn: ({ signal }) => call(endpoints.getEmailSettings, { signal }),
  });

export const getEmailSettingsFailure = withServerMessage(
  msg`We couldn’t check whether your email is confirmed.`,
);

/** Mails another confirming link. */
export const resendConfirmation = () =>
  defineMutation(endpoints.resendConfirmation, {
    mutationFn: () => callWithoutReply(endpoints.resendConfirmation),
    meta: {
      success: msg`We’ve sent you another email.`,
      failure: withServerMessage(msg`We couldn’t send the email. Please try again.`),
    },
  });

export const changeEmailFailure = withServerMessage(
  msg`We couldn’t change your email. Please try again.`,
);

/** Mails a link to the new address; the form shows failures. */
export const changeEmail = () =>
  defineMutation(endpoints.changeEmail, {
    mutationFn: (body: EmailChange) => callWithoutReply(endpoints.changeEmail, { body }),
  });

export const cancelEmailChange = () =>
  defineMutation(endpoints.cancelEmailChange, {
    mutationFn: () => callWithoutReply(endpoints.cancelEmailChange),
    meta: {
      success: msg`Your email stays as it is.`,
      failure: changeEmailFailure,
    },
  });

export const confirmEmailFailure = withServerMessage(
  msg`We couldn’t confirm your email. Please try again.`,
);

/** Confirms the address by the mailed code; the form shows failures. */
export const confirmEmailByCode = () =>
  defineMutation(endpoints.confirmEmailByCode, {
    mutationFn: (body: EmailCode) => call(endpoints.confirmEmailByCode, { body }),
    meta: { success: msg`Your email is confirmed.` },
  });

/** Confirms an address by the mailed link; the screen shows the outcome. */
export const confirmEmail = () =>
  defineMutation(endpoints.confirmEmail, {
    mutationFn: (token: string) => call(endpoints.confirmEmail, { body: { token } }),
  });

/** Refetches what a confirmation changes that was made elsewhere. */
export const confirmEmailElsewhere = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: isTouched([endpoints.confirmEmail]) });

/** Says that the account is somebody else's; the screen shows the outcome. */
export const disownEmail = () =>
  defineMutation(endpoints.disownEmail, {
    mutationFn: (token: string) => callWithoutReply(endpoints.disownEmail, { body: { token } }),
  });
