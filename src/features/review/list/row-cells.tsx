import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { getResumeInTab } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { UnreadBadge } from '#src/entities/application/unread-badge.tsx';
import { LabelList } from '#src/features/review/details/label-field.tsx';
import { ReviewDialog } from '#src/features/review/details/lazy-review-dialog.ts';
import { RatingStars } from '#src/features/review/details/rating-field.tsx';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { detailsButtonId, nameButtonId } from '#src/features/review/row-buttons.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dotted } from '#src/ui/dotted.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';

type CellProps = { application: Application };

/** Handlers of a button that opens an application. */
const useOpener = (applicationId: string) => {
  const { openFromRow } = useReviewFrame();
  return {
    'aria-haspopup': 'dialog',
    onClick: ({ currentTarget }: { currentTarget: Element }) =>
      openFromRow(applicationId, currentTarget.id),
    ...onIntent(ReviewDialog.preload),
  } as const;
};

/** The candidate's name, which opens the application, and other facts. */
export function CandidateCell({ application, name }: CellProps & { name: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { search, isBeside } = useReviewFrame();
  const opener = useOpener(application._id);
  const { headline, place } = application;
  const applied = formats.date(application.created_at);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:pe-10 md:min-w-28">
        <button
          type="button"
          id={nameButtonId(application._id)}
          aria-current={application._id === search.open || undefined}
          // The whole row is clickable.
          className="rounded-sm text-start underline-offset-4 after:absolute after:inset-0 hover:underline"
          {...opener}
        >
          <bdi>{name}</bdi>
        </button>
        {application.is_new && <Badge tone="solid">{t`New`}</Badge>}
        <UnreadBadge count={application.unread_messages} />
        {application.is_again && <Badge>{t`Second application`}</Badge>}
        {application.rating && <RatingStars rating={application.rating} />}
      </span>
      <span
        className={classNames(
          'mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 font-normal text-13 text-muted',
          applied && 'md:[&>.dotted>:last-child]:hidden',
        )}
      >
        <Dotted>
          {headline || null}
          {place || null}
          {/* In cards only: tables have a column for it. */}
          {applied && <span className="tabular">{applied}</span>}
        </Dotted>
        <LabelList labels={application.labels ?? []} most={3} />
      </span>
      {isBeside && (
        <span className="mt-1 flex flex-wrap items-center justify-between gap-2 font-normal text-13 text-muted tabular">
          {applied}
          <StatusBadge status={shownStatus(application)} reader="employer" />
        </span>
      )}
    </>
  );
}

/** The application's day, which cards have beside the candidate's place, and the interview's time. */
export function DatesCell({ application }: CellProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const times = useTimes();
  const applied = formats.date(application.created_at);
  const interview = times.dateTime(application.interview_date);
  return (
    <>
      {applied && <span className="max-md:hidden whitespace-nowrap">{applied}</span>}
      {interview && <span className="block text-13">{t`Interview ${interview}`}</span>}
    </>
  );
}

export function ResumeCell({ application }: CellProps) {
  const { t } = useLingui();
  const opening = useMutation(getResumeInTab());
  if (!application.resume_url) return <span className="text-muted">{t`No resume`}</span>;
  return (
    <ResumeLink
      isShort
      resumeUrl={application.resume_url}
      pending={opening.isPending}
      onOpen={opening.mutate}
    />
  );
}

/** Opens the application. Tab skips this button, since the name does the same. */
export function DetailsButton({ applicationId }: { applicationId: string }) {
  return (
    <Button
      id={detailsButtonId(applicationId)}
      tabIndex={-1}
      variant="ghost"
      size="small"
      className="-mx-3 whitespace-nowrap text-muted! hover:text-brand!"
      {...useOpener(applicationId)}
    >
      <Trans>View Details</Trans>
    </Button>
  );
}
