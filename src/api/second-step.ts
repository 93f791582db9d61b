import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { Credentials } from '#src/contract/accounts/credentials.ts';
import type { RecoveryCodes } from '#src/contract/accounts/second-step.ts';
import * as endpoints from '#src/contract/accounts/second-step-endpoints.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';

/** The account's two-step login. */
export const getSecondStepQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.getSecondStep.reads),
    queryFn: ({ signal }) => call(endpoints.getSecondStep, { signal }),
  });

export const getSecondStepFailure = withServerMessage(msg`We couldn’t load your two-step login.`);

export const changeSecondStepFailure = withServerMessage(
  msg`We couldn’t change your two-step login. Please try again.`,
);
const failure = changeSecondStepFailure;

/** Says that a factor was added, unless the recovery codes that come with the first one say it (rule TWOSTEP-5). */
const unlessCodes =
  (text: UiText) =>
  ({ recovery_codes }: RecoveryCodes) =>
    recovery_codes.length > 0 ? undefined : text;

export const startTotp = () =>
  defineMutation(endpoints.startTotp, {
    mutationFn: () => call(endpoints.startTotp),
    meta: { failure },
  });

/** Turns the app on by its first code; the form shows failures. */
export const confirmTotp = () =>
  defineMutation(endpoints.confirmTotp, {
    mutationFn: (code: string) => call(endpoints.confirmTotp, { body: { code } }),
    meta: { success: unlessCodes(msg`Your authenticator app is set up.`) },
  });

export const removeTotp = () =>
  defineMutation(endpoints.removeTotp, {
    mutationFn: () => callWithoutReply(endpoints.removeTotp),
    meta: { success: msg`The authenticator app was removed.`, failure },
  });

export const makeRecoveryCodes = () =>
  defineMutation(endpoints.makeRecoveryCodes, {
    mutationFn: () => call(endpoints.makeRecoveryCodes),
    meta: { failure },
  });

/** Lets the browser make a passkey and adds it; the form shows failures. */
export const addPasskey = () =>
  defineMutation(endpoints.addPasskey, {
    mutationFn: async (name: string) => {
      const passkey = await (await import('./passkeys.ts')).makePasskey();
      return call(endpoints.addPasskey, { body: { name, passkey } });
    },
    meta: { success: unlessCodes(msg`Your passkey was added.`) },
  });

/** The form shows failures. */
export const renamePasskey = () =>
  defineMutation(endpoints.renamePasskey, {
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callWithoutReply(endpoints.renamePasskey, { params: { id }, body: { name } }),
  });

export const removePasskey = () =>
  defineMutation(endpoints.removePasskey, {
    mutationFn: (id: string) => callWithoutReply(endpoints.removePasskey, { params: { id } }),
    meta: { success: msg`The passkey was removed.`, failure },
  });

/** Asks for a way back; the login form shows the outcome. */
export const recoverSecondStep = () =>
  defineMutation(endpoints.recoverSecondStep, {
    mutationFn: ({ email, password }: Credentials) =>
      call(endpoints.recoverSecondStep, { body: { email, password } }),
    meta: { failure },
  });

const kept = msg`Two-step login stays on.`;

export const cancelRecovery = () =>
  defineMutation(endpoints.cancelRecovery, {
    mutationFn: () => callWithoutReply(endpoints.cancelRecovery),
    meta: { success: kept, failure },
  });

/** The same by the mailed link. */
export const cancelRecoveryByLink = () =>
  defineMutation(endpoints.cancelRecoveryByLink, {
    mutationFn: (token: string) =>
      callWithoutReply(endpoints.cancelRecoveryByLink, { body: { token } }),
    meta: { success: kept, failure },
  });
