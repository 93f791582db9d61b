import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { ApiError, failureMessage, problemsOf } from '#src/api/api-error.ts';
import { checkApplicationQuery } from '#src/api/application-checks.ts';
import { applyToJob, applyToJobFailure } from '#src/api/application-mutations.ts';
import { getJobQuery } from '#src/api/jobs.ts';
import { getProfileQuery } from '#src/api/profile.ts';
import { uploadResume, uploadResumeFailure } from '#src/api/uploads.ts';
import type { User } from '#src/contract/accounts/user.ts';
import type { ApplicationInput } from '#src/contract/applications/application-input.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { resumeProblem } from '#src/contract/files/upload-rules.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { partsWithContent } from '#src/contract/profiles/profile-snapshot.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { useAbortSignal } from '#src/ui/use-abort-signal.ts';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { applyDraft, discardApplyDrafts } from './apply-draft.ts';
import {
  type ApplyForm,
  type ApplySize,
  applyFormSchema,
  type CheckedForm,
  completeUrl,
  startOfForm,
} from './apply-form-schema.ts';
import { savableFields } from './save-to-profile.tsx';
import { toSentAnswers } from './typed-answers.ts';

/** The short form's fields; the full form alone has the rest. */
const SHORT: readonly string[] = [
  'resume',
  'cover_letter',
  'answers',
] satisfies (keyof ApplyForm)[];

type Options = {
  size: ApplySize;
  /** Called when the application was sent; `hasLeft` if the form has unmounted by then. */
  onApplied: (hasLeft: boolean) => void;
  /** Called after a refusal (409), once job and application check are refetched. */
  onRefused?: () => void;
};

/**
 * The application form in either size, filled in from the account, then from its draft, which lasts until sent.
 * Sending uploads the chosen file first, then posts the application with its URL (rule APPLY-5).
 */
export const useApplyForm = (
  { _id: jobId, questions }: Job,
  user: User,
  { size, onApplied, onRefused }: Options,
) => {
  const queryClient = useQueryClient();
  const applying = useMutation({
    ...applyToJob(jobId),
    // Also after the form unmounts.
    onSuccess: () => discardApplyDrafts(user._id, jobId),
  });
  const [failure, setFailure] = useState<UiText | null>(null);
  const { form, isChanged } = useDraftForm({
    schema: applyFormSchema(size, questions),
    start: { form: startOfForm(user, questions) },
    draft: applyDraft(user._id, jobId),
  });
  const profile = useQuery(getProfileQuery());
  const upload = useResumeUpload(setFailure);

  const choiceWithoutFile = (): ApplyForm['resume_choice'] => {
    const start = startOfForm(user);
    const address = form.getValues('resume_url');
    return address !== '' && address !== start.resume_url ? 'link' : start.resume_choice;
  };

  /** Rejects an invalid file at once. */
  const chooseFile = (file: File | null) => {
    form.setValue('lost_file', '');
    form.setValue('resume', file);
    form.clearErrors('resume_url');
    // Without a file, the page restores the previous choice; the dialog has its own radio buttons.
    form.setValue('resume_choice', file || size === 'short' ? 'file' : choiceWithoutFile());
    const problem = file && resumeProblem(file);
    if (problem) form.setError('resume', { message: problem });
  };

  const refetchAndCheck = () =>
    Promise.all([
      queryClient.invalidateQueries(checkApplicationQuery(jobId)),
      queryClient.invalidateQueries(getJobQuery(jobId)),
    ]);

  /** The questions changed since they were loaded: refetches them and keeps the answers typed. */
  const showChangedQuestions = async (problems: ReturnType<typeof problemsOf>) => {
    setFailure(errorMessages.questionsChanged);
    await queryClient.invalidateQueries(getJobQuery(jobId));
    // A bare `answers` path names no remaining question.
    for (const { path, msg: message } of problems)
      if (path !== 'answers') form.setError(path as `answers.${string}`, { message });
  };

  /** The invalid field may be on the full form only. */
  const refuse = (errors: FieldErrors<ApplyForm>) => {
    if (size === 'short' && !SHORT.some((field) => field in errors))
      setFailure(msg`Please check your answers on the full form.`);
  };

  const send = async (given: CheckedForm) => {
    setFailure(null);
    const { resume_choice, resume, resume_url, cover_letter } = given;
    const signal = upload.begin();
    const file = resume_choice === 'file' ? resume : null;
    const address = resume_choice === 'stored' ? completeUrl(user.resume_url) : resume_url;
    const url = file ? await upload.send(file, signal) : address;
    if (!url || signal.aborted) return;
    // Only the parts that the candidate saw and kept.
    const share = profile.data
      ? partsWithContent(profile.data).filter((part) => !given.left_out.includes(part))
      : [];
    const save_to_profile = savableFields(given, user).filter((field) =>
      given.save_to_profile.includes(field),
    );
    try {
      await applying.mutateAsync({
        cover_letter,
        resume_url: url,
        ...contactOf(given, size, user),
        ...(questions.length > 0 && { answers: toSentAnswers(questions, given.answers) }),
        ...(share.length > 0 && { share }),
        ...(save_to_profile.length > 0 && { save_to_profile }),
      });
      onApplied(signal.aborted);
    } catch (error) {
      const ofAnswers = problemsOf(error).filter(({ path }) => path.startsWith('answers'));
      if (ofAnswers.length > 0) return showChangedQuestions(ofAnswers);
      setFailure(failureMessage(error, applyToJobFailure));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // Already applied or job closed: refresh what is behind the form.
      await refetchAndCheck();
      if (!signal.aborted) onRefused?.();
    }
  };

  return {
    form,
    send,
    refuse,
    chooseFile,
    profile,
    progress: upload.progress,
    failure,
    isSending: upload.isSending || applying.isPending,
    hasUnsent: isChanged && !applying.isSuccess,
  };
};

type Contact = Pick<ApplicationInput, 'phone' | 'availability' | 'additional_questions'>;

/**
 * The other fields to send: all from the full form; from the short one, only what was typed earlier on the full form.
 */
export const contactOf = (
  { phone, availability, additional_questions }: ApplyForm,
  size: ApplySize,
  user: Pick<User, 'phone'>,
): Contact => {
  if (size === 'full') return { phone, availability, additional_questions };
  return {
    ...(phone && phone !== user.phone && { phone }),
    ...(availability && { availability }),
    ...(additional_questions && { additional_questions }),
  };
};

/** URLs of uploaded files, shared by both forms so that none is uploaded twice. */
const uploadedUrls = new WeakMap<File, string>();

/** The resume upload, aborted when the form unmounts (rule FILE-6). */
const useResumeUpload = (onFailure: (failure: UiText) => void) => {
  const uploading = useMutation(uploadResume());
  const [progress, setProgress] = useState<number | null>(null);
  const begin = useAbortSignal();

  /** Uploads the file and returns its URL; null on failure. */
  const send = async (file: File, signal: AbortSignal): Promise<string | null> => {
    const uploaded = uploadedUrls.get(file);
    if (uploaded) return uploaded;
    setProgress(0);
    try {
      const url = await uploading.mutateAsync({ file, onProgress: setProgress, signal });
      if (url) uploadedUrls.set(file, url);
      else onFailure(errorMessages.resumeUrlRequired);
      return url ?? null;
    } catch (error) {
      onFailure(failureMessage(error, uploadResumeFailure));
      return null;
    } finally {
      setProgress(null);
    }
  };

  return {
    /** Starts a submission and returns its abort signal. */
    begin,
    send,
    /** Progress from 0 to 1; null when not uploading. */
    progress,
    isSending: uploading.isPending,
  };
};
