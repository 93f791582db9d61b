import * as z from 'zod/mini';
import type { User } from '#src/contract/accounts/user.ts';
import {
  applicationInputSchema,
  SAVED_FIELDS,
} from '#src/contract/applications/application-input.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { hasResumeExtension, isUploadedFile } from '#src/contract/files/upload.ts';
import { resumeProblem } from '#src/contract/files/upload-rules.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { LETTER_MAX } from '#src/contract/limits.ts';
import { PROFILE_PARTS } from '#src/contract/profiles/profile-snapshot.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '#src/contract/requests.ts';
import { hasScheme } from '#src/lib/safe-path.ts';
import { answerProblems, noAnswers, type TypedAnswers } from './typed-answers.ts';

/** The dialog on a job's page (rule APPLY-2), and the full page (APPLY-3). */
export type ApplySize = 'short' | 'full';

/** The resume to send: the profile's, a chosen file, or `resume_url`. */
const RESUME_CHOICES = ['stored', 'file', 'link'] as const;

/**
 * Completes a resume's URL by adding https:// to a bare host. File names and single words stay as they are (rule
 * APPLY-4).
 */
export const completeUrl = (typed: string): string => {
  const address = typed.trim();
  const host = /^[^\s/\\?#:@]+/.exec(address)?.[0] ?? '';
  const isOfTheWeb = host.includes('.') && !hasResumeExtension(host);
  return isOfTheWeb && !hasScheme(address) ? `https://${address}` : address;
};

type Problem = { field: 'resume' | 'resume_url'; message: string };

const findResumeProblem = (
  form: Pick<ApplyForm, 'resume_choice' | 'resume' | 'resume_url'>,
  size: ApplySize,
): Problem | null => {
  if (form.resume_choice === 'file') {
    const message = form.resume && resumeProblem(form.resume);
    if (message) return { field: 'resume', message };
    if (form.resume) return null;
    return size === 'short'
      ? { field: 'resume', message: errorMessages.resumeRequired }
      : { field: 'resume_url', message: errorMessages.resumeUrlRequired };
  }
  // An uploaded profile resume has no URL for the user to fix.
  if (form.resume_choice === 'stored' && (size === 'short' || form.resume_url === '')) return null;
  const { error } = applicationInputSchema.shape.resume_url.safeParse(form.resume_url);
  const message = error?.issues[0]?.message;
  return message ? { field: 'resume_url', message } : null;
};

/** The form in either size. The short one shows only letter and resume, and doesn't require the rest. */
export const applyFormSchema = (size: ApplySize, questions: readonly Question[] = []) => {
  const isFull = size === 'full';
  return z
    .object({
      cover_letter: requiredText(
        isFull ? errorMessages.coverLetterRequired : errorMessages.coverLetterMissing,
        LETTER_MAX,
      ),
      resume_choice: z.enum(RESUME_CHOICES),
      resume: z.custom<File | null>(),
      /** The name of a file that a reload lost; '' for none. */
      lost_file: z.string(),
      /** A web address; in older drafts, also the path of an uploaded file. */
      resume_url: z.pipe(z.string(), z.transform(completeUrl)),
      phone: isFull ? requiredLine(errorMessages.phoneRequired) : optionalLine(),
      availability: optionalLine(),
      additional_questions: optionalText(),
      answers: z.custom<TypedAnswers>(),
      /** The parts of the profile hidden from the employer. */
      left_out: z.array(z.enum(PROFILE_PARTS)),
      /** The fields to save to the profile when the application is sent. */
      save_to_profile: z.array(z.enum(SAVED_FIELDS)),
      agree: z
        .boolean()
        .check(z.refine((agreed) => agreed || !isFull, errorMessages.agreeRequired)),
    })
    .check(({ value, issues }) => {
      for (const { question, msg } of answerProblems(questions, value.answers))
        issues.push({ code: 'custom', message: msg, path: ['answers', question], input: value });
      const problem = findResumeProblem(value, size);
      if (!problem) return;
      const { field, message } = problem;
      issues.push({ code: 'custom', message, path: [field], input: value[field] });
    });
};
export type ApplyForm = z.input<ReturnType<typeof applyFormSchema>>;
/** The schema's output, ready to send. */
export type CheckedForm = z.output<ReturnType<typeof applyFormSchema>>;

/** The form without a draft, filled in from the account (rule PROFILE-6). */
export const startOfForm = (
  user: Pick<User, 'resume_url' | 'phone'>,
  questions: readonly Question[] = [],
): ApplyForm => ({
  cover_letter: '',
  resume_choice: user.resume_url ? 'stored' : 'file',
  resume: null,
  lost_file: '',
  resume_url: isUploadedFile(user.resume_url) ? '' : user.resume_url,
  phone: user.phone,
  availability: '',
  additional_questions: '',
  answers: noAnswers(questions),
  left_out: [],
  save_to_profile: [],
  agree: false,
});
