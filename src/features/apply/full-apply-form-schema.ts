import * as z from 'zod/mini';
import { applicationInputSchema } from '../../contract/application-input.ts';
import { messages } from '../../contract/messages.ts';
import { optionalLine, optionalText, requiredLine } from '../../contract/requests.ts';
import { hasResumeExtension } from '../../contract/upload.ts';

/**
 * A resume's address as it is sent: one of the web without a scheme gets https, as where it is shown. A
 * file's name is none, nor is a single word.
 */
export const completeUrl = (typed: string): string => {
  const address = typed.trim();
  const host = /^[^\s/\\?#:@]+/.exec(address)?.[0] ?? '';
  const isOfTheWeb = host.includes('.') && !hasResumeExtension(host);
  return isOfTheWeb && !/^[a-z][a-z0-9+.-]*:/i.test(address) ? `https://${address}` : address;
};

/** The full application form (rule APPLY-3): what is sent, a phone number for sure, and the terms. */
export const fullApplyFormSchema = z.object({
  ...applicationInputSchema.shape,
  resume_url: z.pipe(
    z.pipe(z.string(), z.transform(completeUrl)),
    applicationInputSchema.shape.resume_url,
  ),
  phone: requiredLine(messages.phoneRequired),
  availability: optionalLine(),
  additional_questions: optionalText(),
  agree: z.boolean().check(z.refine((agreed) => agreed, messages.agreeRequired)),
});
export type FullApplyForm = z.input<typeof fullApplyFormSchema>;
