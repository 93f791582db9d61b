import * as z from 'zod/mini';
import { applicationInputSchema } from '../../contract/application-input.ts';
import { freeLine, freeText, requiredLine } from '../../contract/requests.ts';
import { texts } from '../../contract/texts.ts';

/** The full application form (specification, section 5): what is sent, a phone number for sure, and the terms. */
export const fullApplyFormSchema = z.object({
  ...applicationInputSchema.shape,
  phone: requiredLine(texts.phoneRequired),
  availability: freeLine(),
  additional_questions: freeText(),
  agree: z.boolean().check(z.refine((agreed) => agreed, texts.agreeRequired)),
});
export type FullApplyForm = z.input<typeof fullApplyFormSchema>;
