import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { undoStatuses as endpoint } from '#src/contract/applications/review-endpoints.ts';
import type { AlertAction } from '#src/lib/alerts.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call } from './http.ts';
import { undoAction } from './undo-action.ts';

/** Undoes a single or bulk status change. */
export const undoStatuses = () =>
  defineMutation(endpoint, {
    mutationFn: (batch: string) => call(endpoint, { params: { batch } }),
    meta: {
      success: ({ results }) =>
        // Applications changed again since then stay unchanged.
        results.every(({ outcome }) => outcome === 'updated')
          ? msg`Change undone.`
          : { type: 'warning', message: msg`Some applications couldn’t be restored.` },
      failure: withServerMessage(msg`The change couldn’t be undone.`),
    },
  });

/** The Undo of an alert on a status change; none if the server's reply names no batch (rule REVIEW-4). */
export const undo = (
  client: QueryClient,
  batch: string | null | undefined,
): AlertAction | undefined => (batch ? undoAction(client, undoStatuses(), batch) : undefined);
