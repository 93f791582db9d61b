import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#src/contract/profiles/endpoints.ts';
import type { FailureMessages } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

export const profileQueries = {
  /** The current user with the profile of their own type. */
  mine: () =>
    queryOptions({
      queryKey: keyOf(getProfile.reads),
      queryFn: ({ signal }) => call(getProfile, { signal }),
    }),
};

export const profileFailure: FailureMessages = { otherwise: msg`Failed to fetch profile` };
