import { msg } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { ApiError, failureMessage } from '#src/api/api-error.ts';
import { listJobApplicationsFailure, listJobApplicationsQuery } from '#src/api/applications.ts';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import { paneClass } from '#src/ui/pane.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { ReviewDialog } from './details/lazy-review-dialog.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { StatusFilter } from './filters/status-filter.tsx';
import { ApplicationList } from './list/application-list.tsx';
import { NoApplications } from './list/no-applications.tsx';
import { ReviewSkeleton } from './list/review-skeleton.tsx';
import { ReviewFrame, useReviewFrame } from './review-frame.tsx';

type PageProps = {
  /** Renders the page around the list, with or without a pane beside the list. */
  renderPage: (page: {
    children: ReactNode;
    beside: ReactNode;
    isBesideWide: boolean;
  }) => ReactNode;
};

/** Filters, shows and answers the applications to one of the employer's jobs, singly or in bulk (rule REVIEW-9). */
export function JobApplications({
  renderPage,
  ...about
}: PageProps & Omit<ComponentProps<typeof ReviewFrame>, 'children'>) {
  return (
    <ReviewFrame {...about}>
      <ReviewPage renderPage={renderPage} />
    </ReviewFrame>
  );
}

function ReviewPage({ renderPage }: PageProps) {
  const { job, search, isBeside, hasResume } = useReviewFrame();
  const list = useQuery(listJobApplicationsQuery(job._id, search));
  const details = search.open && (
    <ReviewDialog
      openId={search.open}
      list={list.data}
      fallback={isBeside && <div className={paneClass} />}
    />
  );
  return (
    <>
      {renderPage({
        children: <FilteredList list={list} />,
        beside: isBeside && details,
        isBesideWide: isBeside && hasResume,
      })}
      {!isBeside && details}
    </>
  );
}

function FilteredList({ list }: { list: UseQueryResult<ApplicationPage> }) {
  const { isFolded } = useReviewFrame();
  return (
    <QueryStates
      query={list}
      skeleton={<ReviewSkeleton />}
      failure={describeListFailure}
      empty={({ total, counts }) =>
        total === 0 && Object.values(counts).every((count) => count === 0) && <NoApplications />
      }
    >
      {(data) => (
        <div className={'grid grid-cols-1 gap-3'}>
          <div
            className={classNames(
              'flex flex-wrap items-center gap-x-4 gap-y-3',
              // One line, where there is room: the chips scroll.
              !isFolded && 'xl:grid xl:grid-cols-[minmax(0,auto)_minmax(34rem,1fr)]',
            )}
          >
            <StatusFilter counts={data.counts} />
            <FilterBar isPlain={!data.applications.every(isFromFullServer)} />
          </div>
          <ApplicationList list={data} isStale={list.isPlaceholderData} />
        </div>
      )}
    </QueryStates>
  );
}

const malformedList = msg`Error displaying applications. Please refresh the page.`;

/** Rule REVIEW-7: a malformed reply has its own text. */
const describeListFailure = (error: Error): UiText =>
  error instanceof ApiError && error.kind === 'malformed'
    ? malformedList
    : failureMessage(error, listJobApplicationsFailure);
