import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  isVersionConflict,
  type JobSaving,
  updateFailureMessages,
  updateJob,
} from '#src/api/job-mutations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isExpired } from '#src/contract/jobs/job-status.ts';
import { Notice } from '#src/ui/panel.tsx';
import { JobConflict } from './job-conflict.tsx';
import { JobForm } from './job-form.tsx';
import { DiscardButton, JobFormActions, RestoredNotice } from './job-form-actions.tsx';
import { findConflict, toBase } from './job-versions.ts';
import { PreviewButton } from './live-preview.tsx';
import { useJobForm } from './use-job-form.ts';

type EditJobProps = {
  /** The name of the draft in browser storage. */
  draftName: string;
  /** The stored job, possibly newer than the draft's base. */
  job: Job;
  preview: (job: Job) => ReactNode;
  onSaved: () => void;
  /** Called after publishing a draft. */
  onPosted: () => void;
  onDraftSaved: () => void;
};

/** The form of an existing job. Saving publishes it (rule EDIT-1), except when a draft is saved as a draft. */
export function EditJob({
  draftName,
  job,
  preview,
  onSaved,
  onPosted,
  onDraftSaved,
}: EditJobProps) {
  const { t, i18n } = useLingui();
  const stored = toBase(job, i18n.locale);
  const { form, base, isChanged, isRestored, discard, restart, handleDraft, markFields } =
    useJobForm(draftName, stored);
  const saving = useMutation({
    ...updateJob(job._id, base.status === 'draft'),
    // Also runs if the user has left the page.
    onSuccess: discard,
  });
  // From the status when editing started, so that the button doesn't change while saving, unless the draft was
  // published elsewhere.
  const isDraft =
    base.status === 'draft' && (job.status === 'draft' || saving.isPending || saving.isSuccess);
  const isSavingDraft = saving.isPending && saving.variables.job.status === 'draft';

  const conflict = () => findConflict(base, form.getValues(), stored);
  const save = (
    sent: JobSaving['job'],
    version: JobSaving['version'] = conflict().length > 0 ? base.version : stored.version,
  ) => {
    saving.mutate(
      { job: sent, version },
      {
        onSuccess: sent.status === 'draft' ? onDraftSaved : isDraft ? onPosted : onSaved,
        onError: markFields,
      },
    );
  };
  const wasRefused = isVersionConflict(saving.error);
  const isExplained = wasRefused && conflict().length > 0;

  return (
    <JobForm
      form={form}
      preview={preview}
      failures={saving.error && !isExplained ? updateFailureMessages(saving.error) : []}
      notices={
        <>
          <EditNotice job={job} />
          {isRestored && <RestoredNotice />}
          {!saving.isSuccess && (
            <JobConflict
              control={form.control}
              base={base}
              theirs={stored}
              wasRefused={wasRefused}
              isSaving={saving.isPending}
              onLoad={() => {
                saving.reset();
                restart(stored);
              }}
              onOverride={form.handleSubmit((sent) => save(sent, 'latest'))}
            />
          )}
        </>
      }
      onSubmit={(sent) => save(sent)}
      actions={
        <JobFormActions
          submitLabel={isDraft ? t`Publish` : t`Save changes`}
          isSubmitting={saving.isPending && !isSavingDraft}
          isSavingDraft={isSavingDraft}
          onSaveDraft={isDraft ? handleDraft((draft) => save(draft)) : undefined}
        >
          <PreviewButton read={form.getValues}>{preview}</PreviewButton>
          {isChanged && <DiscardButton onDiscard={() => restart(stored)} />}
        </JobFormActions>
      }
    />
  );
}

/** Says that the job is a draft, or that saving republishes a closed or expired job. */
function EditNotice({ job }: { job: Job }) {
  if (job.status === 'draft') {
    return (
      <Notice>
        <Trans>This is a draft. Only you can see it until you publish it.</Trans>
      </Notice>
    );
  }
  const isOver = isExpired(job);
  if (!isOver && job.status !== 'closed') return null;
  return (
    <Notice tone="warning">
      {isOver ? (
        <Trans>
          The deadline for this job has passed. Choose a new one or leave it blank: saving will
          reopen the job.
        </Trans>
      ) : (
        <Trans>This job is closed. Saving will reopen it.</Trans>
      )}
    </Notice>
  );
}
