import { useMutationState } from '@tanstack/react-query';
import { setApplicationStatusKey } from '#src/api/application-mutations.ts';
import { setStatusesKey } from '#src/api/review-mutations.ts';
import type { BulkStatusInput, StatusInput } from '#src/contract/applications/application-input.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';

/** The status being saved for an application by its row, its details or a bulk change. */
export const usePendingStatus = (applicationId: string): SettableStatus | undefined => {
  const [single] = useMutationState({
    filters: { mutationKey: setApplicationStatusKey(applicationId), status: 'pending' },
    select: ({ state }) => (state.variables as StatusInput).status,
  });
  const bulk = useMutationState({
    filters: { mutationKey: setStatusesKey, status: 'pending' },
    select: ({ state }) => state.variables as BulkStatusInput,
  }).find(({ applications }) => applications.includes(applicationId));
  return single ?? bulk?.status;
};
