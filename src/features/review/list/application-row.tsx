import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getResumeInTab } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { candidateName } from '#src/entities/application/candidate-name.ts';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { UnreadBadge } from '#src/entities/application/unread-badge.tsx';
import { StatusSelect } from '#src/features/review/decide/status-select.tsx';
import { usePendingStatus } from '#src/features/review/decide/use-pending-status.ts';
import { RowRatingAndLabels } from '#src/features/review/details/rating-and-labels.tsx';
import { useFormats } from '#src/lib/use-formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { onIntent as intentHandlers } from '#src/ui/lazy-component.tsx';
import { isSelectable, SelectionBox } from './selection-box.tsx';

export const rowCell = 'px-2 py-3 text-start align-middle max-md:p-0 @4xl:px-4';
/** On a card, a cell that shares its line with none spans it. */
const wideCell = `${rowCell} max-md:col-span-2`;

type ReviewRowProps = {
  application: Application;
  isSelected: boolean;
  /** Its details are open. */
  isOpen: boolean;
  isCompact: boolean;
  onSelect: () => void;
  onOpen: () => void;
  onIntent: () => void;
};

/**
 * One application in the list, highlighted while its status is being changed. Its name opens it; so does
 * View Details, which Tab skips, since it would stop twice for the same.
 */
export function ReviewRow({
  application,
  isSelected,
  isOpen,
  isCompact,
  onSelect,
  onOpen,
  onIntent,
}: ReviewRowProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const opening = useMutation(getResumeInTab());
  const isChanging = usePendingStatus(application._id) !== undefined;
  const name = candidateName(application) || t`Unknown`;
  const about = [application.headline, application.place].filter(Boolean).join(' · ');
  const applied = formats.date(application.created_at);
  const interview = formats.dateTime(application.interview_date);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isOpen && isCompact) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isCompact]);
  return (
    <tr
      ref={row}
      aria-busy={isChanging || undefined}
      className={classNames(
        'max-md:relative max-md:grid max-xs:flex max-xs:flex-col max-xs:items-stretch max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-3 max-md:rounded max-md:border max-md:p-4 md:*:border-line md:*:border-t',
        isSelected ? 'bg-wash max-md:border-brand' : 'max-md:border-line max-md:bg-surface',
        isCompact && 'relative scroll-my-4 hover:bg-wash',
        isOpen &&
          isCompact &&
          // On a cell: WebKit paints no shadow of a row.
          'bg-wash *:first:shadow-[inset_3px_0_0_var(--brand)]',
        isChanging && 'pulsing',
      )}
    >
      <td
        className={classNames(
          rowCell,
          'w-9 ps-4 max-md:absolute max-md:inset-e-4 max-md:top-4 max-md:w-auto',
          isCompact && 'relative z-1',
        )}
      >
        {isSelectable(application) && (
          <SelectionBox label={t`Select ${name}`} checked={isSelected} onChange={onSelect} />
        )}
      </td>
      <th scope="row" className={`${wideCell} font-medium`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:pe-10 md:min-w-28">
          <button
            type="button"
            id={nameButtonId(application._id)}
            aria-haspopup="dialog"
            aria-current={isOpen || undefined}
            className={classNames(
              'rounded-sm text-start underline-offset-4 hover:underline',
              // The whole row.
              isCompact && 'after:absolute after:inset-0',
            )}
            onClick={onOpen}
            {...intentHandlers(onIntent)}
          >
            <bdi>{name}</bdi>
          </button>
          {application.is_new && <Badge tone="accent">{t`New`}</Badge>}
          <UnreadBadge count={application.unread_messages} />
          {application.is_again && <Badge>{t`Second application`}</Badge>}
        </span>
        {about && <span className="mt-0.5 block font-normal text-13 text-muted">{about}</span>}
        <RowRatingAndLabels application={application} />
        {isCompact && (
          <span className="mt-0.5 block font-normal text-13 text-muted tabular">{applied}</span>
        )}
      </th>
      <td className={classNames(wideCell, 'text-muted tabular', isCompact && 'hidden')}>
        {applied && (
          <>
            <span className="max-md:hidden lg:whitespace-nowrap">{applied}</span>
            <span className="md:hidden">{t`Applied on ${applied}`}</span>
          </>
        )}
        {interview && <span className="block text-13">{t`Interview ${interview}`}</span>}
      </td>
      <td className={classNames(wideCell, isCompact && 'whitespace-nowrap')}>
        {isCompact || application.withdrawn_at ? (
          <StatusBadge status={shownStatus(application)} reader="employer" />
        ) : (
          <StatusSelect application={application} />
        )}
      </td>
      <td
        className={classNames(
          rowCell,
          'md:whitespace-nowrap md:max-lg:[&_svg]:hidden',
          isCompact && 'hidden',
        )}
      >
        {application.resume_url ? (
          <ResumeLink
            resumeUrl={application.resume_url}
            pending={opening.isPending}
            onOpen={opening.mutate}
          />
        ) : (
          <span className="text-muted">{t`No resume`}</span>
        )}
      </td>
      <td className={classNames(rowCell, isCompact && 'hidden')}>
        <Button
          tabIndex={-1}
          variant="secondary"
          size="small"
          className="whitespace-nowrap md:max-lg:px-2"
          aria-haspopup="dialog"
          onClick={onOpen}
          {...intentHandlers(onIntent)}
        >
          <Trans>View Details</Trans>
        </Button>
      </td>
    </tr>
  );
}

/** The DOM id of the candidate's name in the list, which opens the application. */
export const nameButtonId = (applicationId: string): string => `application-${applicationId}`;
