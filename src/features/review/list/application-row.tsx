import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import { shownCandidate } from '#src/entities/application/candidate-name.ts';
import { isOver } from '#src/entities/application/is-over.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { StatusSelect } from '#src/features/review/decide/status-select.tsx';
import { usePendingStatus } from '#src/features/review/decide/use-pending-status.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { CandidateCell, DatesCell, DetailsButton, ResumeCell } from './row-cells.tsx';
import { isSelectable, SelectionBox } from './selection-box.tsx';

/** Above the name's button, which covers the row. */
const control = 'md:relative md:z-1 max-md:z-1';

export const cellClass = 'px-2 py-2 text-start align-middle @4xl:px-4';

/*
 * Below 768 px a row is a card with stacked cells. CSS alone makes the difference, so a row keeps the focus when
 * the window is resized or zoomed, and paper, whose width scripts can't read, gets cards too.
 */
const card = {
  row: 'max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:rounded max-md:border max-md:px-4 max-md:py-3 max-md:*:p-0',
  selected: 'max-md:border-brand',
  unselected: 'max-md:border-line max-md:bg-surface',
  checkbox: 'max-md:absolute max-md:inset-e-4 max-md:top-3 max-md:w-auto',
  /** A cell on its own line; resume, button and status share one. */
  line: 'max-md:w-full',
  status: 'max-md:order-1 max-md:ms-auto max-md:w-34',
};

type ApplicationRowProps = {
  application: Application;
  isSelected: boolean;
  onSelect: () => void;
};

/** One application in the list; omits what an open pane shows (rule REVIEW-1). */
export function ApplicationRow({ application, isSelected, onSelect }: ApplicationRowProps) {
  const { t, i18n } = useLingui();
  const { search, isBeside } = useReviewFrame();
  const isShownBeside = isBeside && application._id === search.open;
  const isChanging = usePendingStatus(application._id) !== undefined;
  const name = shownCandidate(i18n, application);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isShownBeside) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShownBeside]);
  const badge = <StatusBadge status={shownStatus(application)} reader="employer" />;
  return (
    <tr
      ref={row}
      aria-busy={isChanging || undefined}
      className={classNames(
        'md:*:border-line md:*:border-t',
        card.row,
        isSelected ? `bg-wash ${card.selected}` : card.unselected,
        'relative scroll-my-4 hover:bg-wash',
        isShownBeside &&
          // On a cell, since WebKit paints no shadow on rows.
          'bg-wash *:first:shadow-[inset_3px_0_0_var(--brand)]',
        isChanging && 'pulsing',
      )}
    >
      <td className={classNames(cellClass, 'w-9 ps-4', card.checkbox, control)}>
        {isSelectable(application) && (
          <SelectionBox label={t`Select ${name}`} checked={isSelected} onChange={onSelect} />
        )}
      </td>
      <th scope="row" className={`${cellClass} ${card.line} font-semibold`}>
        <CandidateCell application={application} name={name} />
      </th>
      {!isBeside && (
        <>
          <td
            className={classNames(
              cellClass,
              card.line,
              'text-14 text-muted tabular',
              !application.interview_date && 'max-md:hidden',
            )}
          >
            <DatesCell application={application} />
          </td>
          <td className={`${cellClass} ${control} ${card.status}`}>
            {isOver(application) ? badge : <StatusSelect application={application} />}
          </td>
          <td className={`${cellClass} ${control} whitespace-nowrap max-lg:[&_svg]:hidden`}>
            <ResumeCell application={application} />
          </td>
          <td className={`${cellClass} ${control}`}>
            <DetailsButton applicationId={application._id} />
          </td>
        </>
      )}
    </tr>
  );
}
