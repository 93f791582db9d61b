import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { setReview } from '#src/api/application-review.ts';
import { getApplicationQuery } from '#src/api/applications.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ReviewInput } from '#src/contract/applications/application-review.ts';

/**
 * Changes an application's rating or labels. `value` is the latest choice, or else (also after a failure) the
 * stored value. A choice is sent after `waitMs` without another one, or at once on unmount; an application's
 * changes are sent one at a time (`application-queue.ts`).
 */
export const useReviewChange = <Field extends 'rating' | 'labels'>(
  application: Application,
  field: Field,
  waitMs: number,
) => {
  const client = useQueryClient();
  const saving = useMutation(setReview(application._id));
  const [wanted, setWanted] = useState<ReviewInput[Field]>();
  const { isPending } = saving;

  const send = useEffectEvent(() => {
    // Doesn't resend the change being saved; any other change queues behind it.
    if (wanted === undefined || (isPending && saving.variables[field] === wanted)) return;
    saving.mutate(
      { [field]: wanted, __v: application.__v },
      {
        // Someone else may have changed the application.
        onError: () =>
          void client.invalidateQueries({
            queryKey: getApplicationQuery(application._id).queryKey,
          }),
        onSettled: () => setWanted((now) => (now === wanted ? undefined : now)),
      },
    );
  });
  useEffect(() => {
    if (wanted === undefined || isPending) return;
    const timer = setTimeout(() => send(), waitMs);
    return () => clearTimeout(timer);
  }, [wanted, isPending, waitMs]);
  useEffect(() => () => send(), []);

  const value = wanted === undefined ? application[field] : wanted;
  return { value, change: setWanted, isPending };
};
