import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ApiError, failureMessage } from '#src/api/api-error.ts';
import { getApplicationFailure, getApplicationQuery } from '#src/api/applications.ts';
import { markOpened } from '#src/api/review-mutations.ts';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import { canShowResume } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { shownCandidate } from '#src/entities/application/candidate-name.ts';
import { isOver } from '#src/entities/application/is-over.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { DecisionButtons } from '#src/features/review/decide/decision-buttons.tsx';
import { StatusSelect } from '#src/features/review/decide/status-select.tsx';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pane } from '#src/ui/pane.tsx';
import { ErrorNotice, Notice } from '#src/ui/panel.tsx';
import { ApplicationContent, ApplicationContentSkeleton } from './application-content.tsx';
import { useInterviewFormState } from './interview-panel.tsx';
import { RatingAndLabels } from './rating-and-labels.tsx';
import { RatingField } from './rating-field.tsx';
import { ResumeViewer } from './resume-viewer.tsx';
import { ReviewNotes } from './review-notes.tsx';

type ApplicationDialogProps = {
  applicationId: string;
  /** The list row, shown until the whole application has loaded. */
  row: Application | undefined;
  /** The buttons to the previous and next application, and as phones have them. */
  steps: ReactNode;
  stepsInHead: ReactNode;
  /** What keys do. */
  keys: ReactNode;
  focusAfter: () => HTMLElement | null;
};

/** One application as the employer sees it, in a pane beside the list or a dialog on small screens (rule REVIEW-9). */
export function ApplicationDialog({
  applicationId,
  row,
  steps,
  stepsInHead,
  keys,
  focusAfter,
}: ApplicationDialogProps) {
  const { t, i18n } = useLingui();
  const { isBeside, hasResume, close } = useReviewFrame();
  const { data, error, isPending, refetch } = useQuery(getApplicationQuery(applicationId));
  const isMissing = error instanceof ApiError && error.status === 404;
  const application = isMissing ? undefined : (data ?? row);
  useMarkOpened(applicationId, row ? row.is_new : data?.is_new);

  const name = application ? shownCandidate(i18n, application) : t`Application`;
  const isFull = !!application && isFromFullServer(application);
  const resumeUrl = application?.resume_url ?? '';
  const isChangeable = isFull && !isOver(application);
  const showsResume = hasResume && canShowResume(resumeUrl);
  const interview = useInterviewFormState(applicationId);
  const [writesTo, setWritesTo] = useState<string>();
  const messageFocus = {
    takesFocus: writesTo === applicationId,
    onFocused: useCallback(() => setWritesTo(undefined), []),
  };
  const openInterview = () => interview.setIsOpen(true);
  const decisions = (isCompact: boolean) =>
    isChangeable && (
      <DecisionButtons
        key={application._id}
        application={application}
        isCompact={isCompact}
        onInterview={openInterview}
        onMessage={() => setWritesTo(applicationId)}
      />
    );
  const Frame = isBeside ? Pane : Dialog;
  return (
    <Frame
      wide
      full={showsResume}
      title={name}
      head={
        application && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            {isOver(application) ? (
              <StatusBadge status={shownStatus(application)} reader="employer" />
            ) : (
              <StatusSelect application={application} />
            )}
            {isChangeable && (
              <div className="max-sm:hidden">
                <RatingField key={application._id} application={application} />
              </div>
            )}
            <div className="lg:ms-auto empty:hidden max-sm:hidden">{decisions(false)}</div>
          </div>
        )
      }
      headActions={<div className="print:hidden sm:hidden">{stepsInHead}</div>}
      contentKey={applicationId}
      focusAfter={focusAfter}
      onClose={close}
      actions={
        <>
          {/* Screen readers don't announce a changed title. */}
          <span role="status" className="sr-only">
            {name}
          </span>
          {/* On a phone, where thumbs reach it. */}
          <div className="empty:hidden sm:hidden">{decisions(true)}</div>
          <div className="print:hidden max-sm:hidden">{steps}</div>
          <div className="flex grow justify-end empty:hidden">{keys}</div>
          <Button
            variant="secondary"
            size="small"
            className="max-sm:hidden lg:hidden"
            onClick={close}
          >
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {isMissing && (
        <Notice tone="warning">
          <Trans>Application not found</Trans>
        </Notice>
      )}
      {error && !isMissing && (
        <div className="mb-5">
          <ErrorNotice
            text={translate(i18n, failureMessage(error, getApplicationFailure))}
            onRetry={() => refetch()}
          />
        </div>
      )}
      {isPending && !application && <ApplicationContentSkeleton />}
      {application && (
        <div className={classNames('grid gap-6', showsResume && 'lg:grid-cols-2')}>
          <div className="grid content-start gap-6">
            <ApplicationContent
              application={application}
              isPartial={isPending}
              interview={interview}
              messageFocus={messageFocus}
              marks={isFull && <RatingAndLabels application={application} />}
            />
            {isFull && !application.erased_at && (
              <ReviewNotes key={application._id} application={application} />
            )}
          </div>
          {showsResume && (
            <div className="sticky top-0 h-[calc(100dvh-var(--bar)-15rem)] min-h-80 max-lg:hidden">
              <ResumeViewer path={resumeUrl} name={name} />
            </div>
          )}
        </div>
      )}
    </Frame>
  );
}

/** Marks a new application as opened on the server, once. */
const useMarkOpened = (applicationId: string, isNew: boolean | undefined): void => {
  const { mutate } = useMutation(markOpened());
  useEffect(() => {
    if (isNew) mutate(applicationId);
  }, [mutate, applicationId, isNew]);
};
