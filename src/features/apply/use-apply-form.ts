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
import { resumeProblem } from '#src/contract/files/upload-rules.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { messages } from '#src/contract/messages.ts';
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

/** The fields of the short form; all others are on the full one alone. */
const SHORT: readonly string[] = [
  'resume',
  'cover_letter',
  'answers',
] satisfies (keyof ApplyForm)[];

type Options = {
  size: ApplySize;
  /** Called when the application was sent; `hasLeft` when the form is shown no more by then. */
  onApplied: (hasLeft: boolean) => void;
  /** Called when the job takes no application of this candidate (409), after it was asked again. */
  onRefused?: () => void;
};

/**
 * The application form, in either size: filled in from the account, then from its draft, which lasts until it
 * is sent. Sending uploads the chosen file first, then sends the application with its URL (rule APPLY-5).
 */
export const useApplyForm = (
  { _id: jobId, questions }: Job,
  user: User,
  { size, onApplied, onRefused }: Options,
) => {
  const queryClient = useQueryClient();
  const applying = useMutation({
    ...applyToJob(jobId),
    // However the form is left meanwhile.
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

  /** A file that is no resume is refused as soon as it is chosen. */
  const chooseFile = (file: File | null) => {
    form.setValue('lost_file', '');
    form.setValue('resume', file);
    form.clearErrors('resume_url');
    // The page goes back to what was there before; in the dialog, the choice is made beside it.
    form.setValue('resume_choice', file || size === 'short' ? 'file' : choiceWithoutFile());
    const problem = file && resumeProblem(file);
    if (problem) form.setError('resume', { message: problem });
  };

  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(checkApplicationQuery(jobId)),
      queryClient.invalidateQueries(getJobQuery(jobId)),
    ]);

  /** The questions have changed since they were read: the form asks the new ones, and keeps what was typed. */
  const askChanged = async (problems: ReturnType<typeof problemsOf>) => {
    setFailure(messages.questionsChanged);
    await queryClient.invalidateQueries(getJobQuery(jobId));
    // `answers` alone is about no question that is still there.
    for (const { path, msg: message } of problems)
      if (path !== 'answers') form.setError(path as `answers.${string}`, { message });
  };

  /** What is wrong may be on the full form alone. */
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
    // What was shown and not left out.
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
      if (ofAnswers.length > 0) return askChanged(ofAnswers);
      setFailure(failureMessage(error, applyToJobFailure));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // Applied to or closed meanwhile: what lies behind the form shows the current state.
      await askAgain();
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
 * What is sent beside letter and resume: all that the full form asks; with the short one, what was typed
 * on the full one before.
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

/** The URLs of files that have been uploaded: none is uploaded again, in whichever size of the form. */
const uploadedUrls = new WeakMap<File, string>();

/** The upload of a chosen resume, which is aborted when the form is left (rule FILE-6). */
const useResumeUpload = (onFailure: (failure: UiText) => void) => {
  const uploading = useMutation(uploadResume());
  const [progress, setProgress] = useState<number | null>(null);
  const begin = useAbortSignal();

  /** Uploads the file and gives its URL; null when that failed. */
  const send = async (file: File, signal: AbortSignal): Promise<string | null> => {
    const uploaded = uploadedUrls.get(file);
    if (uploaded) return uploaded;
    setProgress(0);
    try {
      const url = await uploading.mutateAsync({ file, onProgress: setProgress, signal });
      if (url) uploadedUrls.set(file, url);
      else onFailure(messages.resumeUrlRequired);
      return url ?? null;
    } catch (error) {
      onFailure(failureMessage(error, uploadResumeFailure));
      return null;
    } finally {
      setProgress(null);
    }
  };

  return {
    /** Begins a piece of work and gives its signal. */
    begin,
    send,
    /** The progress from 0 to 1; null when nothing is being uploaded. */
    progress,
    isSending: uploading.isPending,
  };
};
