import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import { createJob, createJobDraft, createJobFailure } from '#src/api/job-mutations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { Notice } from '#src/ui/panel.tsx';
import { JobForm } from './job-form.tsx';
import { DiscardButton, JobFormActions, RestoredNotice } from './job-form-actions.tsx';
import type { JobBase } from './job-versions.ts';
import { PreviewButton } from './live-preview.tsx';
import { useJobForm } from './use-job-form.ts';

type CreateJobProps = {
  /** The name of the draft in browser storage. */
  draftName: string;
  start: JobBase;
  /** The title of the copied job. */
  copyOf?: string;
  preview: (job: Job) => ReactNode;
  onPosted: () => void;
  onDraftSaved: () => void;
};

/** The form to post a new job or save it as a draft. */
export function CreateJob({
  draftName,
  start,
  copyOf,
  preview,
  onPosted,
  onDraftSaved,
}: CreateJobProps) {
  const { t } = useLingui();
  const { form, isChanged, isRestored, begin, restart, handleDraft, markFields } = useJobForm(
    draftName,
    start,
  );
  // Discards the sent draft even if the user has left the page. If the page is still closing, its form becomes
  // empty, so that nobody posts the job twice.
  const clear = () => begin(start);
  const posting = useMutation({ ...createJob(), onSuccess: clear });
  const drafting = useMutation({ ...createJobDraft(), onSuccess: clear });
  const error = posting.error ?? drafting.error;

  return (
    <JobForm
      form={form}
      preview={preview}
      failures={failureMessages(error, createJobFailure)}
      notices={
        <>
          {copyOf && (
            <Notice>
              <Trans>
                This is a copy of “{copyOf}”. Nothing is posted until you press Post Job.
              </Trans>
            </Notice>
          )}
          {isRestored && <RestoredNotice />}
        </>
      }
      onSubmit={(job) => {
        drafting.reset();
        posting.mutate(job, { onSuccess: onPosted, onError: markFields });
      }}
      actions={
        <JobFormActions
          submitLabel={t`Post Job`}
          isSubmitting={posting.isPending}
          isSavingDraft={drafting.isPending}
          onSaveDraft={handleDraft((draft) => {
            posting.reset();
            drafting.mutate(draft, { onSuccess: onDraftSaved, onError: markFields });
          })}
        >
          <PreviewButton read={form.getValues}>{preview}</PreviewButton>
          {isChanged && <DiscardButton onDiscard={() => restart(start)} />}
        </JobFormActions>
      }
    />
  );
}
