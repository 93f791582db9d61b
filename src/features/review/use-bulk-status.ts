import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setStatuses } from '../../api/review-mutations.ts';
import type { Application, BulkReply } from '../../contract/application.ts';
import type { SettableStatus } from '../../contract/enumerations.ts';
import { candidateName } from './candidate-name.ts';

type Outcome = BulkReply['results'][number]['outcome'];

/** An application that a bulk status change could not update, and why. */
export type FailedUpdate = { id: string; name: string; outcome: Outcome };
export type BulkChange = { batch: string; count: number; status: SettableStatus };

/**
 * Bulk status changes: the latest one (`change`) as long as it can be undone, and the applications
 * that could not be updated (`missed`) until the user dismisses them.
 */
export const useBulkStatus = () => {
  const { mutate, isPending } = useMutation(setStatuses());
  const [change, setChange] = useState<BulkChange | null>(null);
  const [missed, setMissed] = useState<readonly FailedUpdate[]>([]);

  const setAll = (rows: readonly Application[], status: SettableStatus, onDone: () => void) => {
    // An application that no longer exists is in no list afterwards.
    const names = new Map(rows.map((row) => [row._id, candidateName(row)]));
    mutate(
      { applications: [...names.keys()], status },
      {
        onSuccess: ({ batch, results }) => {
          const count = results.filter(({ outcome }) => outcome === 'updated').length;
          const failed = results.filter(
            ({ outcome }) => outcome === 'not_found' || outcome === 'forbidden',
          );
          setMissed(
            failed.map(({ _id, outcome }) => ({ id: _id, name: names.get(_id) ?? '', outcome })),
          );
          setChange(batch ? { batch, count, status } : null);
          onDone();
        },
      },
    );
  };
  return {
    setAll,
    isPending,
    change,
    dismissChange: () => setChange(null),
    missed,
    dismissMissed: () => setMissed([]),
  };
};
