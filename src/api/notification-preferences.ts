import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { PreferencesInput } from '#src/contract/notifications/notification.ts';
import * as endpoints from '#src/contract/notifications/preference-endpoints.ts';
import { ApiError, withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/** The mail preferences of the user, or of the account named by the `token` in a mail's link. */
export const getPreferencesQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: keyOf(endpoints.getPreferences.reads, token ?? null),
    queryFn: ({ signal }) => call(endpoints.getPreferences, { query: { token }, signal }),
  });

export const getPreferencesFailure = withServerMessage(
  msg`We couldn’t load your email settings. Please try again later.`,
);

/** Whether the link's token was refused: invalid, too old, or its account is gone. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400;

const saveFailure = withServerMessage(msg`We couldn’t save your email settings. Please try again.`);

const save = (token: string | undefined) => ({
  mutationFn: (body: PreferencesInput) =>
    call(endpoints.updatePreferences, { query: { token }, body }),
  meta: { failure: saveFailure },
});

/** Saves the given preferences; the others stay unchanged. */
export const updatePreferences = (token: string | undefined) => {
  const { mutationFn, meta } = save(token);
  return defineMutation(endpoints.updatePreferences, {
    mutationFn,
    meta: { ...meta, success: msg`Email settings saved.` },
  });
};

/** The same for one kind; the screen itself confirms it. */
export const updatePreferencesOfKind = (token: string | undefined) =>
  defineMutation(endpoints.updatePreferences, save(token));
