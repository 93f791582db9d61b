import * as z from 'zod/mini';
import { LETTER_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { requiredText } from '../../contract/requests.ts';
import { resumeFileSchema } from '../../contract/upload-rules.ts';

/**
 * The form of the apply dialog (rule APPLY-2): a cover letter, and a file or the profile's resume.
 */
export const applyFormSchema = z
  .object({
    resume_choice: z.enum(['file', 'stored']),
    resume: z.custom<File | null>(),
    /**
     * The name of a file that was chosen before a reload and has to be chosen again; '' for none.
     */
    lost_file: z.string(),
    cover_letter: requiredText(messages.coverLetterMissing, LETTER_MAX),
  })
  .check(({ value, issues }) => {
    if (value.resume_choice === 'stored') return;
    const { error } = resumeFileSchema.safeParse(value.resume);
    for (const { message } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: ['resume'], input: value.resume });
  });
export type ApplyForm = z.input<typeof applyFormSchema>;
