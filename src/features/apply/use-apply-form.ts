import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { ApiError, describeFailure } from '../../api/api-error.ts';
import { checkQueries } from '../../api/application-checks.ts';
import { applyFailure, applyToJob } from '../../api/application-mutations.ts';
import { jobQueries } from '../../api/jobs.ts';
import { uploadResume, uploadResumeFailure } from '../../api/uploads.ts';
import { messages } from '../../contract/messages.ts';
import { resumeProblem } from '../../contract/upload-rules.ts';
import type { User } from '../../contract/user.ts';
import type { Message } from '../../lib/message.ts';
import { useAbortSignal } from '../../ui/use-abort-signal.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { applyDraft, discardApplyDrafts } from './apply-draft.ts';
import { type ApplyForm, applyFormSchema } from './apply-form-schema.ts';

/**
 * The apply dialog's form: uploads the resume, then sends the application with its URL. When only
 * the application fails, the resume is not uploaded again.
 */
export const useApplyForm = (jobId: string, user: User, onApplied: () => void) => {
  const userId = user._id;
  const queryClient = useQueryClient();
  const uploading = useMutation(uploadResume());
  const applying = useMutation(applyToJob(jobId));
  const [progress, setProgress] = useState<number | null>(null);
  const [uploaded, setUploaded] = useState<{ file: File; url: string } | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);

  const { form } = useDraftForm({
    schema: () => applyFormSchema,
    // By the fields' order on the screen, not in the schema.
    shouldFocusError: false,
    start: {
      form: {
        resume_choice: user.resume_url ? 'stored' : 'file',
        resume: null,
        lost_file: '',
        cover_letter: '',
      },
    },
    draft: applyDraft(userId, jobId),
  });

  /** An invalid file is refused as soon as it is chosen. */
  const chooseFile = (file: File | null) => {
    form.setValue('lost_file', '');
    form.setValue('resume', file);
    const problem = file && resumeProblem(file);
    if (problem) form.setError('resume', { message: problem });
  };

  // Closing the dialog aborts an upload that is still running.
  const beginWork = useAbortSignal();

  const upload = async (file: File, signal: AbortSignal): Promise<string | null> => {
    if (uploaded?.file === file) return uploaded.url;
    setProgress(0);
    try {
      const url = await uploading.mutateAsync({ file, onProgress: setProgress, signal });
      if (url) setUploaded({ file, url });
      else setFailure(messages.resumeUrlRequired);
      return url ?? null;
    } catch (error) {
      setFailure(describeFailure(error, uploadResumeFailure));
      return null;
    } finally {
      setProgress(null);
    }
  };

  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(checkQueries.one(jobId)),
      queryClient.invalidateQueries(jobQueries.detail(jobId)),
    ]);

  const focusFirstError = (errors: FieldErrors<ApplyForm>) =>
    form.setFocus(errors.resume ? 'resume' : 'cover_letter');

  const submit = form.handleSubmit(async ({ resume_choice, resume, cover_letter }) => {
    setFailure(null);
    const signal = beginWork();
    const url =
      resume_choice === 'stored' ? user.resume_url : resume && (await upload(resume, signal));
    if (!url || signal.aborted) return;
    try {
      await applying.mutateAsync({ cover_letter, resume_url: url });
      discardApplyDrafts(userId, jobId);
      onApplied();
    } catch (error) {
      setFailure(describeFailure(error, applyFailure));
      // Applied to or closed meanwhile: the panel behind the dialog shows the current state.
      if (error instanceof ApiError && error.status === 409) await askAgain();
    }
  }, focusFirstError);

  return {
    form,
    submit,
    chooseFile,
    progress,
    failure,
    isSending: uploading.isPending || applying.isPending,
  };
};
