import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/deletion/endpoints.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Whether the user's account will be deleted; null from a server that doesn't delete accounts. */
export const getAccountDeletionQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.getAccountDeletion.reads, 'own'),
    queryFn: ({ signal }) => unlessUnknown(call(endpoints.getAccountDeletion, { signal }), null),
    meta: { isSilent: true },
  });

export const getAccountDeletionFailure = withServerMessage(
  msg`We couldn’t check whether your account can be deleted.`,
);

/**
 * Has the account deleted in 14 days, which ends this session too: `leave` is called with the day before anything else is
 * loaded with it.
 */
export const deleteAccount = (leave: (deletesAt: string) => Promise<void>) =>
  defineMutation(endpoints.deleteAccount, {
    mutationFn: async () => leave((await call(endpoints.deleteAccount)).deletes_at),
    meta: { failure: withServerMessage(msg`Your account couldn’t be deleted. Please try again.`) },
  });

/** Keeps the account after all. */
export const keepAccount = () =>
  defineMutation(endpoints.keepAccount, {
    mutationFn: () => callWithoutReply(endpoints.keepAccount),
    meta: {
      success: msg`Your account stays.`,
      failure: withServerMessage(msg`Something went wrong. Your account will still be deleted.`),
    },
  });
