import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { profileSchema } from '../contract/profile.ts';
import type { FailureTexts } from './api-error.ts';
import { call } from './http.ts';

export const profileQueries = {
  all: () => ['profile'] as const,
  /** The signed-in user's profile. */
  own: () =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'own'],
      queryFn: ({ signal }) =>
        call('GET', '/api/users/profile', profileSchema, { signal, needsToken: true }),
    }),
};

export const profileFailure: FailureTexts = { otherwise: msg`Failed to fetch profile` };
