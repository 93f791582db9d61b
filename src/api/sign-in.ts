import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Credentials, Registration } from '#src/contract/accounts/credentials.ts';
import * as endpoints from '#src/contract/accounts/endpoints.ts';
import { LEGAL_TEXTS_DAY, TERMS_HEADER } from '#src/contract/accounts/legal-texts.ts';
import { loginByPasskey as loginByPasskeyEndpoint } from '#src/contract/accounts/second-step-endpoints.ts';
import type { sessionSchema } from '#src/contract/accounts/session.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { rememberSession } from '#src/lib/remembered-session.ts';
import { clearToken, isTokenFormat, saveToken } from '#src/lib/token.ts';
import { ApiError, type FailureMessages, withServerMessage } from './api-error.ts';
import { getMeQuery } from './auth.ts';
import { defineMutation } from './define-mutation.ts';
import { deviceHeaders } from './device-id.ts';
import { call } from './http.ts';

/** The rows of the error catalog for login and registration, shown in the form. */
export const loginFailure = withServerMessage(msg`Login failed. Please check your credentials.`);
/** The password was right. */
export const secondStepFailure = withServerMessage(msg`We couldn’t log you in. Please try again.`);
export const registerFailure: FailureMessages = {
  preferServerMessage: true,
  refused: msg`Registration failed`,
  fallback: msg`Server error`,
};

/**
 * Saves the reply's token (until the browser is closed, unless remembered) and loads its user, which redirects from the
 * login page (`followSession`). Removes the token if the user can't be loaded (rule AUTH-4).
 */
const startSession = async (
  queryClient: QueryClient,
  { token }: z.infer<typeof sessionSchema>,
  isRemembered: boolean,
): Promise<void> => {
  if (!token) throw new ApiError('malformed', { msg: errorMessages.noTokenReceived });
  if (!isTokenFormat(token))
    throw new ApiError('malformed', { msg: errorMessages.tokenFormatReceived });
  rememberSession(isRemembered);
  saveToken(token);
  const user = await queryClient.fetchQuery({ ...getMeQuery(), staleTime: 0 }).catch(() => null);
  if (user) return;
  clearToken();
  throw new ApiError('malformed', { msg: errorMessages.userDataNotLoaded });
};

export type Login = Credentials & {
  rememberMe: boolean;
  /** The second step: a code, or a passkey, which the browser asks for first (rule TWOSTEP-1). */
  code?: string | undefined;
  isByPasskey?: boolean | undefined;
};

/** Rule AUTH-7. */
export const login = () =>
  defineMutation(endpoints.login, {
    mutationFn: async ({ rememberMe, isByPasskey, ...body }: Login, { client }) => {
      const passkey = isByPasskey
        ? await (await import('./passkeys.ts')).signChallenge()
        : undefined;
      const reply = await call(endpoints.login, {
        body: { ...body, passkey },
        headers: deviceHeaders(),
      });
      return startSession(client, reply, rememberMe);
    },
    meta: { success: msg`Login successful!` },
  });

/** Logs in by a passkey alone (rule TWOSTEP-4). */
export const loginByPasskey = () =>
  defineMutation(loginByPasskeyEndpoint, {
    mutationFn: async (rememberMe: boolean, { client }) => {
      const passkey = await (await import('./passkeys.ts')).signChallenge();
      const reply = await call(loginByPasskeyEndpoint, {
        body: { passkey },
        headers: deviceHeaders(),
      });
      return startSession(client, reply, rememberMe);
    },
    meta: { success: msg`Login successful!` },
  });

export const register = () =>
  defineMutation(endpoints.register, {
    mutationFn: async (registration: Registration, { client }) =>
      startSession(
        client,
        await call(endpoints.register, {
          // The form asks for the terms, but the body has no field for them (rule AUTH-2).
          headers: { ...deviceHeaders(), [TERMS_HEADER]: LEGAL_TEXTS_DAY },
          // The names are sent in both snake and camel case (rule CALL-3).
          body: {
            ...registration,
            firstName: registration.first_name,
            lastName: registration.last_name,
            userType: registration.user_type,
          },
        }),
        true,
      ),
    meta: { success: msg`Registration successful! You are now logged in.` },
  });
