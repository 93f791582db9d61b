import { msg } from '@lingui/core/macro';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/accounts/consent-endpoints.ts';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';

/** What the user agreed to, a page at a time, newest first (rule CONSENT-5). */
export const listConsentsQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf(endpoints.listConsents.reads, 'list'),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listConsents, { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  });

export const listConsentsFailure = withServerMessage(msg`We couldn’t load what you’ve agreed to.`);

/** Accepts the terms and the privacy policy that this app shows (rule CONSENT-2). */
export const agreeToTerms = () =>
  defineMutation(endpoints.agreeToTerms, {
    mutationFn: () =>
      callWithoutReply(endpoints.agreeToTerms, { body: { version: LEGAL_TEXTS_DAY } }),
    meta: {
      success: msg`You’ve accepted the terms and the privacy policy.`,
      failure: withServerMessage(msg`We couldn’t save that. Please try again.`),
    },
  });

/** Removes the profile from an application (rule CONSENT-4). */
export const takeBackConsent = () =>
  defineMutation(endpoints.takeBackConsent, {
    mutationFn: (id: string) => callWithoutReply(endpoints.takeBackConsent, { params: { id } }),
    meta: {
      success: msg`Your profile is no longer shared.`,
      failure: withServerMessage(msg`We couldn’t stop sharing your profile. Please try again.`),
    },
  });
