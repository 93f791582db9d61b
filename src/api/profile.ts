import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '../contract/endpoints/profile.ts';
import type { FailureMessages } from './api-error.ts';
import { call } from './http.ts';

export const profileQueries = {
  all: () => ['profile'] as const,
  /** The current user with the profile of their own type. */
  mine: () =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'mine'],
      queryFn: ({ signal }) => call(getProfile, { signal }),
    }),
};

export const profileFailure: FailureMessages = { otherwise: msg`Failed to fetch profile` };
