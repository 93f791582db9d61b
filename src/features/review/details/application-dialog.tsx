import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError, failureMessage } from '#src/api/api-error.ts';
import { getApplicationFailure, getApplicationQuery } from '#src/api/applications.ts';
import { markOpened } from '#src/api/review-mutations.ts';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import { canShowResume } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { candidateName } from '#src/entities/application/candidate-name.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pane } from '#src/ui/pane.tsx';
import { ErrorNotice, Notice } from '#src/ui/panel.tsx';
import { ApplicationContent, ApplicationContentSkeleton } from './application-content.tsx';
import { RatingAndLabels } from './rating-and-labels.tsx';
import { ResumeViewer } from './resume-viewer.tsx';
import { ReviewNotes } from './review-notes.tsx';

type ApplicationDialogProps = {
  applicationId: string;
  /** The list row, shown until the whole application has loaded. */
  row: Application | undefined;
  /** The buttons to the previous and next application. */
  steps: ReactNode;
  focusAfter: () => HTMLElement | null;
};

/** One application as the employer sees it, in a pane beside the list or a dialog on small screens (rule REVIEW-9). */
export function ApplicationDialog({
  applicationId,
  row,
  steps,
  focusAfter,
}: ApplicationDialogProps) {
  const { t, i18n } = useLingui();
  const { isBeside, hasResume, close } = useReviewFrame();
  const { data, error, isPending, refetch } = useQuery(getApplicationQuery(applicationId));
  const isMissing = error instanceof ApiError && error.status === 404;
  const application = isMissing ? undefined : (data ?? row);
  useMarkOpened(applicationId, row ? row.is_new : data?.is_new);

  const name = application ? candidateName(application) || t`Unknown` : t`Application`;
  const isFull = !!application && isFromFullServer(application);
  const resumeUrl = application?.resume_url ?? '';
  const Frame = isBeside ? Pane : Dialog;
  return (
    <Frame
      wide
      full={hasResume}
      title={name}
      contentKey={applicationId}
      focusAfter={focusAfter}
      onClose={close}
      actions={
        <>
          {/* Screen readers don't announce a changed title. */}
          <span role="status" className="sr-only">
            {name}
          </span>
          {steps}
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
        <div className={classNames('grid gap-8', hasResume && 'lg:grid-cols-2')}>
          <div className="@container">
            <div
              className={classNames(
                'grid gap-x-8 gap-y-6',
                isFull && '@3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:grid-rows-[auto_1fr]',
              )}
            >
              {isFull && (
                <div className="@3xl:col-start-2">
                  <RatingAndLabels application={application} />
                </div>
              )}
              <div className="@3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
                <ApplicationContent application={application} isPartial={isPending} />
              </div>
              {isFull && <ReviewNotes key={application._id} application={application} />}
            </div>
          </div>
          {hasResume && (
            <div className="sticky top-0 h-[calc(100dvh-var(--bar)-13rem)] max-lg:hidden">
              {canShowResume(resumeUrl) ? (
                <ResumeViewer path={resumeUrl} name={name} />
              ) : (
                <Notice>
                  <Trans>This resume can’t be shown here.</Trans>
                </Notice>
              )}
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
