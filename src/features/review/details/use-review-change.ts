import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { setReview } from '#src/api/application-review.ts';
import { getApplicationQuery } from '#src/api/applications.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ReviewInput } from '#src/contract/applications/application-review.ts';

/**
 * Changes the rating or the labels of an application. `value` is what was chosen last, or else what is
 * stored. A choice is sent after `waitMs` without another one, or at once when the application is left;
 * the changes of an application are sent one after the other (`application-queue.ts`). After a failure
 * `value` is what is stored again.
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
    // What is being saved now isn't sent again; any other change is queued behind it.
    if (wanted === undefined || (isPending && saving.variables[field] === wanted)) return;
    saving.mutate(
      { [field]: wanted, __v: application.__v },
      {
        // It may have been changed by somebody else.
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
