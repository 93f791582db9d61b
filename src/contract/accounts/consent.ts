import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/contract/language.ts';
import { pageFields } from '#src/contract/paging.ts';
import { lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';
import { requiredLine } from '#src/contract/requests.ts';

/** The terms, the privacy policy, and parts of the profile in an application. */
export const CONSENT_PURPOSES = ['terms', 'privacy', 'profile'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a user agreed to, in which language and when. */
export const consentSchema = z.object({
  _id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  /** The day of the text; '' for a profile. */
  version: lenientText,
  language: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  created_at: lenientDate,
  /** When the user stopped sharing the profile. */
  taken_back_at: lenientDate,
  /** The application that shares the profile, with its job and company. */
  application_id: z.catch(z.nullable(z.string()), null),
  job_title: lenientText,
  company_name: lenientText,
});
export type Consent = z.infer<typeof consentSchema>;

/** GET /api/account/consents: newest first. */
export const consentPageSchema = z.object({ consents: lenientList(consentSchema), ...pageFields });

/** POST /api/account/consents: the version of the terms and the privacy policy. */
export const agreementSchema = z.object({
  version: requiredLine(errorMessages.termsRequired, 10),
});
