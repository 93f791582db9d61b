import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Credentials, Registration } from '#src/contract/accounts/credentials.ts';
import * as endpoints from '#src/contract/accounts/endpoints.ts';
import type { sessionSchema } from '#src/contract/accounts/session.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { rememberSession } from '#src/lib/remembered-session.ts';
import { clearToken, isTokenFormat, saveToken } from '#src/lib/token.ts';
import { ApiError, type FailureMessages, withServerMessage } from './api-error.ts';
import { getMeQuery } from './auth.ts';
import { defineMutation } from './define-mutation.ts';
import { call } from './http.ts';

/** The rows of the error catalog for login and registration, shown in the form. */
export const loginFailure = withServerMessage(msg`Login failed. Please check your credentials.`);
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

/** Rule AUTH-7. */
export const login = () =>
  defineMutation(endpoints.login, {
    mutationFn: async (
      { rememberMe, ...body }: Credentials & { rememberMe: boolean },
      { client },
    ) => startSession(client, await call(endpoints.login, { body }), rememberMe),
    meta: { success: msg`Login successful!` },
  });

export const register = () =>
  defineMutation(endpoints.register, {
    mutationFn: async (registration: Registration, { client }) =>
      startSession(
        client,
        await call(endpoints.register, {
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
