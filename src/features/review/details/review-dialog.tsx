import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { listJobApplicationsFailure, listJobApplicationsQuery } from '#src/api/applications.ts';
import { defineMutation } from '#src/api/define-mutation.ts';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { listJobApplications } from '#src/contract/applications/endpoints.ts';
import { APPLICATIONS_PAGE_SIZE } from '#src/contract/limits.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { detailsButtonId, nameButtonId } from '#src/features/review/row-buttons.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { StepButtons, StepKeys, useSingleKeys } from './previous-next.tsx';

type Rows = readonly Pick<Application, '_id'>[];

/**
 * The previous and next application on this page. If the open one leaves the list because its new status no
 * longer matches the filter, next is the one that took its position.
 */
const useAdjacentApplications = (rows: Rows, openId: string) => {
  const index = rows.findIndex(({ _id }) => _id === openId);
  const [last, setLast] = useState({ id: openId, index });
  if (index !== -1 && (last.id !== openId || last.index !== index)) setLast({ id: openId, index });

  if (index !== -1)
    return { index, previousId: rows[index - 1]?._id, nextId: rows[index + 1]?._id };
  const place = last.id === openId ? Math.max(last.index, 0) : 0;
  return { index, previousId: rows[place - 1]?._id, nextId: rows[place]?._id };
};

type ReviewDialogProps = {
  openId: string;
  list: ApplicationPage | undefined;
};

/** The open application, with buttons to the previous and next one, also across pages. */
export function ReviewDialog({ openId, list }: ReviewDialogProps) {
  const { job, search, openerId, switchTo } = useReviewFrame();
  const rows = list?.applications ?? [];
  const { index, previousId, nextId } = useAdjacentApplications(rows, openId);
  const isByDetailsButton = openerId === detailsButtonId(openId);
  const turning = useMutation(
    defineMutation(listJobApplications, {
      mutationFn: (page: number, { client }) =>
        client.fetchQuery(listJobApplicationsQuery(job._id, { ...search, page })),
      meta: { failure: listJobApplicationsFailure },
    }),
  );

  /** Opens the adjacent application: `id` on this page, else the first or last one of `page`. */
  const step = (id: string | undefined, page: number, end: 0 | -1) => {
    if (id) return () => switchTo(id, search.page);
    if (page < 1 || page > (list?.totalPages ?? 1)) return undefined;
    return () => {
      if (turning.isPending) return;
      turning.mutate(page, {
        onSuccess: ({ applications }) => {
          const row = applications.at(end);
          if (row) switchTo(row._id, page);
        },
      });
    };
  };

  const keys = useSingleKeys();
  const steps = {
    position: index === -1 ? undefined : (search.page - 1) * APPLICATIONS_PAGE_SIZE + index + 1,
    total: list?.total ?? 0,
    onPrevious: step(previousId, search.page - 1, -1),
    onNext: step(nextId, search.page + 1, 0),
    isTurning: turning.isPending,
  };
  return (
    <ApplicationDialog
      applicationId={openId}
      row={rows[index]}
      focusAfter={() =>
        document.getElementById(isByDetailsButton ? openerId : nameButtonId(openId))
      }
      steps={<StepButtons hasKeys={keys.isOn} {...steps} />}
      stepsInHead={<StepButtons isCompact hasKeys={keys.isOn} {...steps} />}
      keys={<StepKeys onPrevious={steps.onPrevious} onNext={steps.onNext} {...keys} />}
    />
  );
}
