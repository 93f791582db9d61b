import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setAnyApplicationStatusKey } from '#src/api/application-mutations.ts';
import { setStatusesKey } from '#src/api/review-mutations.ts';
import type { Application, BulkReply } from '#src/contract/applications/application.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';

/** A status change that can be undone; `batch` comes from the server's reply. */
export type UndoableChange = {
  batch: string;
  count: number;
  status: SettableStatus;
  /** Made by the bulk bar. */
  isBulk: boolean;
};

type Reply = Application | BulkReply;

const countChanged = (reply: Reply): number =>
  'results' in reply
    ? reply.results.filter(({ outcome }) => outcome === 'updated').length
    : Number(Boolean(reply.batch));

/**
 * The latest status change since this component mounted, whichever control made it. Null after `dismiss`, or if
 * the server can't undo the change.
 */
export const useUndoableChange = () => {
  const [openedAt] = useState(() => Date.now());
  const mutations = useQueryClient().getMutationCache();
  const isChange = (key: readonly unknown[]) => ({ mutationKey: key, status: 'success' }) as const;
  const read = (isBulk: boolean) => ({
    filters: isChange(isBulk ? setStatusesKey : setAnyApplicationStatusKey),
    select: ({ state }: { state: { data: unknown; variables: unknown; submittedAt: number } }) => ({
      reply: state.data as Reply,
      status: (state.variables as { status: SettableStatus }).status,
      at: state.submittedAt,
      isBulk,
    }),
  });
  const latest = [...useMutationState(read(false)), ...useMutationState(read(true))]
    .filter(({ at }) => at >= openedAt)
    .reduce<{ reply: Reply; status: SettableStatus; at: number; isBulk: boolean } | null>(
      (found, one) => (found && found.at > one.at ? found : one),
      null,
    );
  const change: UndoableChange | null = latest?.reply.batch
    ? {
        batch: latest.reply.batch,
        count: countChanged(latest.reply),
        status: latest.status,
        isBulk: latest.isBulk,
      }
    : null;
  const dismiss = () => {
    for (const key of [setAnyApplicationStatusKey, setStatusesKey])
      for (const mutation of mutations.findAll(isChange(key))) mutations.remove(mutation);
  };
  return { change, dismiss };
};
