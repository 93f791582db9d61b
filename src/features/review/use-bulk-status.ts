import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setStatuses } from '../../api/review-mutations.ts';
import type { Application, BulkReply } from '../../contract/application.ts';
import type { BulkStatusInput } from '../../contract/application-input.ts';
import { candidateName } from './candidate-name.ts';

type Outcome = BulkReply['results'][number]['outcome'];

/** An application that a bulk status change could not update, and why. */
export type FailedUpdate = { id: string; name: string; outcome: Outcome };

/**
 * Bulk status changes, and the applications that could not be updated (`missed`) until the user
 * dismisses them.
 */
export const useBulkStatus = () => {
  const { mutate, isPending } = useMutation(setStatuses());
  const [missed, setMissed] = useState<readonly FailedUpdate[]>([]);

  const setAll = (
    rows: readonly Application[],
    decision: Omit<BulkStatusInput, 'applications'>,
    onDone: () => void,
  ) => {
    // An application that no longer exists is in no list afterwards.
    const names = new Map(rows.map((row) => [row._id, candidateName(row)]));
    mutate(
      { applications: [...names.keys()], ...decision },
      {
        onSuccess: ({ results }) => {
          const failed = results.filter(
            // Without a message, there is nothing that such an application has missed.
            ({ outcome }) => outcome !== 'updated' && (outcome !== 'unchanged' || decision.message),
          );
          setMissed(
            failed.map(({ _id, outcome }) => ({ id: _id, name: names.get(_id) ?? '', outcome })),
          );
          onDone();
        },
      },
    );
  };
  return {
    setAll,
    isPending,
    missed,
    dismissMissed: () => setMissed([]),
  };
};
