import * as z from 'zod/mini';
import { LIST_MAX } from '#src/contract/limits.ts';
import { messages } from '#src/contract/messages.ts';
import {
  candidateInputSchema,
  employerInputSchema,
  type Profile,
  personalInputSchema,
  profileSchema,
} from '#src/contract/profiles/profile.ts';
import { profileDraftName } from '#src/lib/draft-names.ts';
import { changedPart, draftOf, type FormDraft } from '#src/lib/form-draft.ts';
import { namesOf, pick } from '#src/shared/records.ts';
import { newestFirst, wholeEducationSchema, wholeExperienceSchema } from './entries.ts';

/** Files are uploaded by themselves. */
const FILES = { resume_url: true, profile_image_url: true } as const;
const PERSONAL_FIELDS = namesOf(z.omit(personalInputSchema, FILES).shape);
const CANDIDATE_FIELDS = namesOf(z.omit(candidateInputSchema, FILES).shape);
const EMPLOYER_FIELDS = namesOf(z.omit(employerInputSchema, FILES).shape);

export type PersonalForm = Pick<Profile, (typeof PERSONAL_FIELDS)[number]>;
/** What a candidate's form holds; entries newest first. */
export type CandidateForm = Pick<Profile, (typeof CANDIDATE_FIELDS)[number]>;
/** What an employer's form holds. */
export type EmployerForm = Pick<Profile, (typeof EMPLOYER_FIELDS)[number]>;

export const toCandidateForm = (profile: Profile): CandidateForm => ({
  ...pick(profile, CANDIDATE_FIELDS),
  experience: newestFirst(profile.experience),
  education: newestFirst(profile.education),
});

export const toEmployerForm = (profile: Profile): EmployerForm => pick(profile, EMPLOYER_FIELDS);

/** Entries with all that is known of them. */
const wholeCandidateSchema = z.extend(candidateInputSchema, {
  education: z.array(wholeEducationSchema).check(z.maxLength(LIST_MAX, messages.listTooLong)),
  experience: z.array(wholeExperienceSchema).check(z.maxLength(LIST_MAX, messages.listTooLong)),
});

/** The forms by the contract's rules. */
export const candidateFormSchema = z.pipe(
  z.transform((form: CandidateForm): z.input<typeof wholeCandidateSchema> => form),
  wholeCandidateSchema,
);
export const employerFormSchema = z.pipe(
  z.transform((form: EmployerForm): z.input<typeof employerInputSchema> => form),
  employerInputSchema,
);

/** The drafts of both forms. Replies are read leniently, and so is what an older version of this app has saved. */
export const candidateDraft = (userId: string): FormDraft<CandidateForm> =>
  draftOf<CandidateForm>(changedPart<CandidateForm>(profileDraftName(userId), profileSchema.shape));
export const employerDraft = (userId: string): FormDraft<EmployerForm> =>
  draftOf<EmployerForm>(changedPart<EmployerForm>(profileDraftName(userId), profileSchema.shape));
