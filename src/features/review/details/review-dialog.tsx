import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { listJobApplicationsFailure, listJobApplicationsQuery } from '#src/api/applications.ts';
import { defineMutation } from '#src/api/define-mutation.ts';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { listJobApplications } from '#src/contract/applications/endpoints.ts';
import { APPLICATIONS_PAGE_SIZE } from '#src/contract/limits.ts';
import { nameButtonId } from '#src/features/review/list/application-row.tsx';
import type { ReviewSearch } from '#src/features/review/review-search.ts';
import type { RenderMessages } from './application-content.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { PreviousNext } from './previous-next.tsx';

type Rows = readonly Pick<Application, '_id'>[];

/**
 * The previous and next application on this page. When the open one leaves the list (its new status
 * no longer matches the filter), the one that took its position is the next.
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
  jobId: string;
  search: ReviewSearch;
  openId: string;
  list: ApplicationPage | undefined;
  /** What was pressed to open the details. */
  opener: Element | null;
  isBeside: boolean;
  hasResume: boolean;
  onToggleResume: () => void;
  renderMessages: RenderMessages;
  onOpen: (applicationId: string, page: number) => void;
  onClose: () => void;
};

/** The open application, with links to the previous and next one, also across pages of the list. */
export function ReviewDialog({
  jobId,
  search,
  openId,
  list,
  opener,
  onOpen,
  ...frame
}: ReviewDialogProps) {
  const rows = list?.applications ?? [];
  const { index, previousId, nextId } = useAdjacentApplications(rows, openId);
  /** The button that was pressed, as long as it is in the row of the open application. */
  const focusAfter = () => {
    const name = document.getElementById(nameButtonId(openId));
    return opener instanceof HTMLElement && name?.closest('tr')?.contains(opener) ? opener : name;
  };
  const turning = useMutation(
    defineMutation(listJobApplications, {
      mutationFn: (page: number, { client }) =>
        client.fetchQuery(listJobApplicationsQuery(jobId, { ...search, page })),
      meta: { failure: listJobApplicationsFailure },
    }),
  );

  /** To the adjacent application on this page, otherwise to the adjacent page. */
  const step = (id: string | undefined, page: number, end: 0 | -1) => {
    if (id) return () => onOpen(id, search.page);
    if (page < 1 || page > (list?.totalPages ?? 1)) return undefined;
    return () => {
      if (turning.isPending) return;
      turning.mutate(page, {
        onSuccess: ({ applications }) => {
          const row = applications.at(end);
          if (row) onOpen(row._id, page);
        },
      });
    };
  };

  return (
    <ApplicationDialog
      applicationId={openId}
      row={rows[index]}
      {...frame}
      focusAfter={focusAfter}
      steps={
        <PreviousNext
          position={
            index === -1 ? undefined : (search.page - 1) * APPLICATIONS_PAGE_SIZE + index + 1
          }
          total={list?.total ?? 0}
          onPrevious={step(previousId, search.page - 1, -1)}
          onNext={step(nextId, search.page + 1, 0)}
          isTurning={turning.isPending}
        />
      }
    />
  );
}
