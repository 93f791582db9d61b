import { msg } from '@lingui/core/macro';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type { AlertAction } from '#src/lib/alerts.ts';

/** The Undo of an alert: runs `mutation`, which outlives the screen that made the change and reports its own failure. */
export const undoAction = <Variables>(
  client: QueryClient,
  mutation: Pick<UseMutationOptions<unknown, Error, Variables>, 'mutationFn'>,
  variables: Variables,
): AlertAction => ({
  label: msg`Undo`,
  undo: () => {
    client
      .getMutationCache()
      .build(client, mutation)
      .execute(variables)
      .catch(() => undefined);
  },
});
