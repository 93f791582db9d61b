import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError, failureMessage } from '#src/api/api-error.ts';
import { getApplicationFailure, getApplicationQuery } from '#src/api/applications.ts';
import { markOpened } from '#src/api/review-mutations.ts';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import { canShowResume, getResumeQuery, openResumeFailure } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { candidateName } from '#src/entities/application/candidate-name.ts';
import { UndoAnnouncement, UndoBar } from '#src/features/review/decide/undo-bar.tsx';
import { useUndoableChange } from '#src/features/review/decide/use-undoable-change.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pane } from '#src/ui/pane.tsx';
import { ErrorNotice, Notice } from '#src/ui/panel.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { useObjectUrl } from '#src/ui/use-object-url.ts';
import {
  ApplicationContent,
  ApplicationContentSkeleton,
  type RenderMessages,
} from './application-content.tsx';
import { RatingAndLabels } from './rating-and-labels.tsx';
import { ReviewNotes } from './review-notes.tsx';

type ApplicationDialogProps = {
  applicationId: string;
  /** The row from the list, shown until the whole application has loaded. */
  row: Application | undefined;
  renderMessages: RenderMessages;
  /** The buttons to the previous and next application. */
  steps: ReactNode;
  /** In a pane beside the list, rather than in a dialog over it. */
  isBeside: boolean;
  /** Whether the resume is shown beside the letter, where there is room. */
  hasResume: boolean;
  onToggleResume: () => void;
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
};

/** One application as the employer sees it: a pane beside the list, or a dialog on small screens. */
export function ApplicationDialog({
  applicationId,
  row,
  renderMessages,
  steps,
  isBeside,
  hasResume,
  onToggleResume,
  focusAfter,
  onClose,
}: ApplicationDialogProps) {
  const { t, i18n } = useLingui();
  const { data, error, isPending, refetch } = useQuery(getApplicationQuery(applicationId));
  const isMissing = error instanceof ApiError && error.status === 404;
  const application = isMissing ? undefined : (data ?? row);
  const undoable = useUndoableChange();
  // Beside the list, unless the resume takes its place, the list offers it.
  const hasUndo = !isBeside || hasResume;
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
      onClose={onClose}
      actions={
        <>
          {/*
           * A changed title is not announced by itself.
           */}
          <span role="status" className="sr-only">
            {name}
          </span>
          {hasUndo && <UndoAnnouncement change={undoable.change} />}
          {steps}
          <Button
            variant="secondary"
            size="small"
            className="max-sm:hidden lg:hidden"
            onClick={onClose}
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
                <ApplicationContent
                  application={application}
                  isPartial={isPending}
                  renderMessages={renderMessages}
                  besideResume={
                    canShowResume(resumeUrl) && (
                      <Button
                        variant="ghost"
                        size="small"
                        className="max-lg:hidden"
                        onClick={onToggleResume}
                      >
                        {hasResume ? (
                          <Trans>Hide resume</Trans>
                        ) : (
                          <Trans>Show beside the letter</Trans>
                        )}
                      </Button>
                    )
                  }
                />
              </div>
              {isFull && <ReviewNotes key={application._id} application={application} />}
            </div>
          </div>
          {hasResume && (
            <div className="sticky top-0 h-[calc(100dvh-var(--bar)-13rem)] max-lg:hidden">
              {canShowResume(resumeUrl) ? (
                <ResumeFrame path={resumeUrl} name={name} />
              ) : (
                <Notice>
                  <Trans>This resume can’t be shown here.</Trans>
                </Notice>
              )}
            </div>
          )}
        </div>
      )}
      {hasUndo && undoable.change && (
        <div className="sticky bottom-0 mt-6">
          <UndoBar key={undoable.change.batch} {...undoable.change} onOver={undoable.dismiss} />
        </div>
      )}
    </Frame>
  );
}

/** Tells the server once that a new application has been opened. */
const useMarkOpened = (applicationId: string, isNew: boolean | undefined): void => {
  const { mutate } = useMutation(markOpened());
  useEffect(() => {
    if (isNew) mutate(applicationId);
  }, [mutate, applicationId, isNew]);
};

/** For PDF viewers that support it: fit to width, without the thumbnail sidebar. */
const VIEW = '#navpanes=0&view=FitH';

/**
 * A resume shown inline by the browser's PDF viewer, fetched with the token. Without `sandbox`, in
 * which PDF viewers don't work: the frame is safe because its content is always treated as a PDF,
 * whatever was uploaded.
 */
function ResumeFrame({ path, name }: { path: string; name: string }) {
  const { t, i18n } = useLingui();
  const { data: file, error, refetch } = useQuery(getResumeQuery(path));
  const address = useObjectUrl(file);

  if (error && !file) {
    return (
      <ErrorNotice
        text={translate(i18n, failureMessage(error, openResumeFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!address) {
    return <SkeletonLines lines={['h-96']} />;
  }
  return (
    <iframe
      src={address + VIEW}
      title={t`Resume of ${name}`}
      className="size-full rounded border border-line bg-surface"
    />
  );
}
