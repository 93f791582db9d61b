import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { openResume } from '../../api/uploads.ts';
import type { Application } from '../../contract/application.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { onIntent as intentHandlers } from '../../ui/lazy-component.tsx';
import { ResumeLink } from '../../ui/resume-link.tsx';
import { candidateName } from './candidate-name.ts';
import { detailsButtonId } from './details-button-id.ts';
import { SelectionBox } from './selection-box.tsx';
import { StatusSelect } from './status-select.tsx';
import { usePendingStatus } from './use-pending-status.ts';

export const rowCell = 'px-2 py-3 text-start align-middle max-md:p-0 lg:px-4';
/** On a card, a cell that shares its line with none spans it. */
const wideCell = `${rowCell} max-md:col-span-2`;

type ReviewRowProps = {
  application: Application;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  onIntent: () => void;
};

/** One application in the list, highlighted while its status is being changed. */
export function ReviewRow({ application, isSelected, onSelect, onOpen, onIntent }: ReviewRowProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const opening = useMutation(openResume());
  const isChanging = usePendingStatus(application._id) !== undefined;
  const name = candidateName(application) || t`Unknown`;
  const applied = formats.date(application.created_at);
  const interview = formats.dateTime(application.interview_date);
  return (
    <tr
      aria-busy={isChanging || undefined}
      className={classNames(
        'max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-3 max-md:rounded max-md:border max-md:p-4 md:*:border-line md:*:border-t',
        isSelected ? 'bg-wash max-md:border-brand' : 'max-md:border-line max-md:bg-surface',
        isChanging && 'pulsing',
      )}
    >
      <td
        className={`${rowCell} w-9 ps-4 max-md:absolute max-md:inset-e-4 max-md:top-4 max-md:w-auto`}
      >
        <SelectionBox label={t`Select ${name}`} checked={isSelected} onChange={onSelect} />
      </td>
      <th scope="row" className={`${wideCell} font-medium`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:pe-10 md:min-w-28">
          <bdi>{name}</bdi>
          {application.is_new && <Badge tone="accent">{t`New`}</Badge>}
        </span>
      </th>
      <td className={`${wideCell} text-muted tabular-nums`}>
        {applied && (
          <>
            <span className="max-md:hidden lg:whitespace-nowrap">{applied}</span>
            <span className="md:hidden">{t`Applied on ${applied}`}</span>
          </>
        )}
        {interview && <span className="block text-13">{t`Interview ${interview}`}</span>}
      </td>
      <td className={wideCell}>
        <StatusSelect application={application} />
      </td>
      <td className={`${rowCell} md:whitespace-nowrap md:max-lg:[&_svg]:hidden`}>
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
      <td className={rowCell}>
        <Button
          id={detailsButtonId(application._id)}
          variant="secondary"
          size="small"
          className="whitespace-nowrap"
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
