import * as z from 'zod/mini';
import { RESUME_BYTES_MAX } from '../../contract/limits.ts';
import { requiredText } from '../../contract/requests.ts';
import { texts } from '../../contract/texts.ts';
import { hasResumeExtension } from '../../contract/upload.ts';

/** A chosen file that the server will take for a resume. */
export const resumeFileSchema = z
  .custom<File | null>((value) => value instanceof File, texts.resumeRequired)
  .check(
    z.refine((file) => file !== null && hasResumeExtension(file.name), texts.resumeType),
    z.refine((file) => file !== null && file.size > 0, texts.fileEmpty),
    z.refine((file) => file !== null && file.size <= RESUME_BYTES_MAX, texts.resumeSize),
  );

/** The apply dialog (specification, section 5): a letter, and a file or the resume of the profile. */
export const applyFormSchema = z
  .object({
    resume_choice: z.enum(['file', 'stored']),
    resume: z.custom<File | null>(),
    cover_letter: requiredText(texts.coverLetterMissing),
  })
  .check(({ value, issues }) => {
    if (value.resume_choice === 'stored') return;
    const { error } = resumeFileSchema.safeParse(value.resume);
    for (const { message } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: ['resume'], input: value.resume });
  });
export type ApplyForm = z.input<typeof applyFormSchema>;
