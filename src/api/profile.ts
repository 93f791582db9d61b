import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/profiles/endpoints.ts';
import type { FailureMessages } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/** The current user with the profile of their own type. */
export const getProfileQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.getProfile.reads),
    queryFn: ({ signal }) => call(endpoints.getProfile, { signal }),
  });

export const getProfileFailure: FailureMessages = { fallback: msg`Failed to fetch profile` };
