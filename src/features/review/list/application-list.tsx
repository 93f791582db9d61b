import { Plural, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import { BulkBar, FailedUpdates, useBulkStatus } from '#src/features/review/decide/bulk-bar.tsx';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { staleClass } from '#src/ui/list-region.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-restored-focus.ts';
import { ApplicationTable, SelectAllBox } from './application-table.tsx';
import { NothingFound } from './no-applications.tsx';
import { isSelectable, useSelection } from './selection-box.tsx';

type ApplicationListProps = {
  list: ApplicationPage;
  /** `list` is the previous page until the requested one has loaded. */
  isStale: boolean;
};

/** A page of the list, with the bar for the selection (rule REVIEW-14). */
export function ApplicationList({ list, isStale }: ApplicationListProps) {
  const { t } = useLingui();
  const { search } = useReviewFrame();
  const { applications, total, totalPages } = list;
  const section = useRef<HTMLElement>(null);
  const selectable = applications.filter(isSelectable);
  const selection = useSelection(selectable.map(({ _id }) => _id));
  const bulk = useBulkStatus();
  const selectedRows = applications.filter(({ _id }) => selection.isSelected(_id));
  const count = selectedRows.length;
  const isNarrowed = Boolean(search.query || search.rating || search.label || search.answers);
  const bars = [count, bulk.failed.length].filter(Boolean);
  useFocusAfterRemoval(section, bars.length);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Applications`}
      aria-busy={isStale}
      className="grid gap-3 outline-none"
    >
      {/* Always rendered: screen readers announce only changes. */}
      <p role="status" className="sr-only">
        {count > 0 && <Plural value={count} one="# selected" other="# selected" />}
      </p>
      <FailedUpdates rows={bulk.failed} onDismiss={bulk.dismissFailed} />
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14 text-muted',
          // The chips count too, unless something else narrows the list.
          !isNarrowed && 'md:sr-only',
        )}
      >
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
          // Keeps the focused element clear of the sticky bar.
          'grid gap-6 [&_td_*]:scroll-mb-40',
          staleClass(isStale),
        )}
      >
        {applications.length === 0 ? (
          <NothingFound list={list} />
        ) : (
          <ApplicationTable applications={applications} selection={selection} />
        )}
        <Pager page={search.page} totalPages={totalPages} />
      </div>
      <div className="sticky bottom-0 z-10 grid gap-2 pb-3 empty:hidden">
        {count > 0 && <BulkBar applications={selectedRows} bulk={bulk} onClear={selection.clear} />}
      </div>
    </section>
  );
}
