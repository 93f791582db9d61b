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

const cover_letter = requiredText(texts.coverLetterMissing);

/** The apply dialog (specification, section 5): a letter, and a file or the resume of the profile. */
export const applyFormSchema = z.discriminatedUnion('resume_choice', [
  z.object({ resume_choice: z.literal('file'), resume: resumeFileSchema, cover_letter }),
  z.object({
    resume_choice: z.literal('stored'),
    // A file that was chosen before is not looked at.
    resume: z.custom<File | null>(),
    cover_letter,
  }),
]);
export type ApplyForm = z.input<typeof applyFormSchema>;
