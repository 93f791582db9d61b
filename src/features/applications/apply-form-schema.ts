import * as z from 'zod/mini';
import { RESUME_BYTES_MAX } from '../../contract/limits.ts';
import { requiredText } from '../../contract/requests.ts';
import { texts } from '../../contract/texts.ts';
import { hasResumeExtension } from '../../contract/upload.ts';

/** The apply dialog's two fields (specification, section 5). */
export const applyFormSchema = z.object({
  resume: z
    .custom<File | null>((value) => value instanceof File, texts.resumeRequired)
    .check(
      z.refine((file) => file !== null && hasResumeExtension(file.name), texts.resumeType),
      z.refine((file) => file !== null && file.size > 0, texts.fileEmpty),
      z.refine((file) => file !== null && file.size <= RESUME_BYTES_MAX, texts.resumeSize),
    ),
  cover_letter: requiredText(texts.coverLetterMissing),
});
export type ApplyForm = z.input<typeof applyFormSchema>;
