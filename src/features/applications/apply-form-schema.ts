import * as z from 'zod/mini';
import { requiredText } from '../../contract/requests.ts';
import { texts } from '../../contract/texts.ts';
import { resumeFileSchema } from '../../contract/upload-rules.ts';

/** The apply dialog's two fields (specification, section 5). */
export const applyFormSchema = z.object({
  resume: resumeFileSchema,
  cover_letter: requiredText(texts.coverLetterMissing),
});
export type ApplyForm = z.input<typeof applyFormSchema>;
