import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, failureMessage } from '#src/api/api-error.ts';
import { listJobApplicationsFailure, listJobApplicationsQuery } from '#src/api/applications.ts';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { staleClass } from '#src/ui/list-region.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { paneClass } from '#src/ui/pane.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { useFocusAfterRemoval } from '#src/ui/use-restored-focus.ts';
import { BulkBar, FailedUpdates, useBulkStatus } from './decide/bulk-bar.tsx';
import { UndoAnnouncement, UndoBar } from './decide/undo-bar.tsx';
import { useUndoableChange } from './decide/use-undoable-change.ts';
import type { RenderMessages } from './details/application-content.tsx';
import { ReviewBar, StatusFilter } from './filters/filter-bar.tsx';
import { withoutUnreadable } from './filters/readable-answers.ts';
import { HoldFrame, useHeld } from './hold-frame.ts';
import { ReviewTable, SelectAllBox } from './list/application-table.tsx';
import { NoApplications, NothingFound } from './list/no-applications.tsx';
import { ReviewSkeleton } from './list/review-skeleton.tsx';
import { isSelectable, useSelection } from './list/selection-box.tsx';
import type { ReviewSearch } from './review-search.ts';
import { useOpenDetails } from './use-open-details.ts';

const ReviewDialog = lazyComponent(
  async () => (await import('./details/review-dialog.tsx')).ReviewDialog,
);

const DecideDialog = lazyComponent(
  async () => (await import('./decide/decide-dialog.tsx')).DecideDialog,
);

const malformedList = msg`Error displaying applications. Please refresh the page.`;

/** Screens with room for the list and an application side by side. */
const WIDE = '(width >= 64rem)';
/** Screens on which the filters would leave no room for the first application. */
const NARROW = '(width < 40rem)';

type Props = { job: Job; search: ReviewSearch };

/** The page around the list, with a pane beside it or without. */
type RenderPage = (page: {
  children: ReactNode;
  beside: ReactNode;
  isBesideWide: boolean;
}) => ReactNode;

/**
 * The applications to one of the employer's jobs: filter, read, and answer them, one by one or in
 * bulk.
 */
export function JobApplications({
  job,
  search: asked,
  renderPage,
  renderMessages,
}: Props & { renderPage: RenderPage; renderMessages: RenderMessages }) {
  const search = { ...asked, answers: withoutUnreadable(asked.answers, job.questions) };
  const list = useQuery(listJobApplicationsQuery(job._id, search));
  const { open, close } = useOpenDetails(search);
  // Another frame would be another dialog, without what was chosen in the one above it.
  const [isHeld, setIsHeld] = useState(false);
  const isBeside = useHeld(useMediaQuery(WIDE), isHeld);
  const [hasResume, setHasResume] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const openRow = (applicationId: string) => {
    setOpener(document.activeElement);
    open(applicationId);
  };
  const details = search.open && (
    <ReviewDialog
      jobId={job._id}
      search={search}
      openId={search.open}
      list={list.data}
      opener={opener}
      isBeside={isBeside}
      hasResume={hasResume}
      onToggleResume={() => setHasResume(!hasResume)}
      renderMessages={renderMessages}
      onOpen={open}
      onClose={close}
      fallback={isBeside && <div className={paneClass} />}
    />
  );
  const isCompact = isBeside && search.open !== undefined;
  return (
    <HoldFrame value={setIsHeld}>
      {renderPage({
        children: (
          <ListScreen
            job={job}
            search={search}
            list={list}
            isCompact={isCompact}
            hasUndo={search.open === undefined || (isCompact && !hasResume)}
            onOpen={openRow}
          />
        ),
        beside: isCompact && details,
        isBesideWide: isCompact && hasResume,
      })}
      {!isCompact && details}
    </HoldFrame>
  );
}

type ListScreenProps = Props & {
  list: UseQueryResult<ApplicationPage>;
  /** Beside an open application, the rows have less room and show less. */
  isCompact: boolean;
  /** Whether a change is undone here, rather than in the open application, which covers the list. */
  hasUndo: boolean;
  onOpen: (applicationId: string) => void;
};

function ListScreen({ job, search, list, isCompact, hasUndo, onOpen }: ListScreenProps) {
  const isNarrow = useMediaQuery(NARROW);
  // All filters but the status are behind one button then.
  const isFolded = isCompact || isNarrow;
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
        <div className={classNames('grid grid-cols-1', isFolded ? 'gap-3' : 'gap-5')}>
          <StatusFilter search={search} counts={data.counts} isCompact={isFolded} />
          <ReviewBar
            job={job}
            search={search}
            isCompact={isFolded}
            isPlain={!data.applications.every(isFromFullServer)}
          />
          <ApplicationList
            job={job}
            search={search}
            list={data}
            isStale={list.isPlaceholderData}
            isCompact={isCompact}
            hasUndo={hasUndo}
            onOpen={onOpen}
          />
        </div>
      )}
    </QueryStates>
  );
}

const isMalformed = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'malformed';

// An answer that cannot be read is there, and cannot be shown.
const describeListFailure = (error: Error): UiText =>
  isMalformed(error) ? malformedList : failureMessage(error, listJobApplicationsFailure);

type ListProps = {
  job: Job;
  search: ReviewSearch;
  list: ApplicationPage;
  /** Still the previous page, until the requested one has loaded. */
  isStale: boolean;
  isCompact: boolean;
  hasUndo: boolean;
  onOpen: (applicationId: string) => void;
};

function ApplicationList({ job, search, list, isStale, isCompact, hasUndo, onOpen }: ListProps) {
  const { t } = useLingui();
  const { applications, total, totalPages } = list;
  const section = useRef<HTMLElement>(null);
  const selectable = applications.filter(isSelectable);
  const selection = useSelection(selectable.map(({ _id }) => _id));
  const bulk = useBulkStatus();
  const [isDeciding, setIsDeciding] = useState(false);
  const undoable = useUndoableChange();
  const selectedRows = applications.filter(({ _id }) => selection.isSelected(_id));
  const count = selectedRows.length;
  const bars = [undoable.change, count, bulk.failed.length].filter(Boolean);
  useFocusAfterRemoval(section, bars.length);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Applications`}
      aria-busy={isStale}
      className="grid gap-3 outline-none"
    >
      {hasUndo && <UndoAnnouncement change={undoable.change} />}
      {/* Rendered before the bar, since only changes are announced. */}
      <p role="status" className="sr-only">
        {count > 0 && <Plural value={count} one="# selected" other="# selected" />}
      </p>
      <FailedUpdates rows={bulk.failed} onDismiss={bulk.dismissFailed} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14 text-muted">
        <p role="status" className="tabular">
          <Plural value={total} one="# application" other="# applications" />
        </p>
        {selectable.length > 0 && (
          <div className="md:hidden">
            <SelectAllBox hasWords selection={selection} />
          </div>
        )}
      </div>
      <div
        className={classNames(
          // The focused element is not hidden behind the sticky bar.
          'grid gap-6 [&_td_*]:scroll-mb-40',
          staleClass(isStale),
        )}
      >
        {applications.length === 0 ? (
          <NothingFound search={search} list={list} />
        ) : (
          <ReviewTable
            applications={applications}
            selection={selection}
            openId={search.open}
            isCompact={isCompact}
            onOpen={onOpen}
            onIntent={ReviewDialog.preload}
          />
        )}
        <Pager page={search.page} totalPages={totalPages} />
      </div>
      <div className="sticky bottom-0 z-10 grid gap-2 pb-3 empty:hidden">
        {undoable.change && hasUndo && (
          <UndoBar key={undoable.change.batch} {...undoable.change} onOver={undoable.dismiss} />
        )}
        {count > 0 && (
          <BulkBar
            count={count}
            pending={bulk.isPending}
            isCovered={search.open !== undefined || isDeciding}
            onSet={(status) => bulk.setAll(selectedRows, { status }, selection.clear)}
            onDecide={() => setIsDeciding(true)}
            onDecideIntent={DecideDialog.preload}
            onClear={selection.clear}
          />
        )}
      </div>
      {isDeciding && count > 0 && (
        <DecideDialog
          applications={selectedRows}
          job={job}
          pending={bulk.isPending}
          onDecide={(decision, onDone) =>
            bulk.setAll(selectedRows, decision, () => {
              onDone();
              selection.clear();
            })
          }
          onClose={() => setIsDeciding(false)}
        />
      )}
    </section>
  );
}
