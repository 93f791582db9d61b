import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { LIST_MAX } from '#src/contract/limits.ts';
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

/** Files are uploaded separately. */
const FILES = { resume_url: true, profile_image_url: true } as const;
const PERSONAL_FIELDS = namesOf(z.omit(personalInputSchema, FILES).shape);
const CANDIDATE_FIELDS = namesOf(z.omit(candidateInputSchema, FILES).shape);
const EMPLOYER_FIELDS = namesOf(z.omit(employerInputSchema, FILES).shape);

export type PersonalForm = Pick<Profile, (typeof PERSONAL_FIELDS)[number]>;
/** Entries are newest first. */
export type CandidateForm = Pick<Profile, (typeof CANDIDATE_FIELDS)[number]>;
export type EmployerForm = Pick<Profile, (typeof EMPLOYER_FIELDS)[number]>;

export const toCandidateForm = (profile: Profile): CandidateForm => ({
  ...pick(profile, CANDIDATE_FIELDS),
  experience: newestFirst(profile.experience),
  education: newestFirst(profile.education),
});

export const toEmployerForm = (profile: Profile): EmployerForm => pick(profile, EMPLOYER_FIELDS);

/** Keeps unknown keys of entries. */
const wholeCandidateSchema = z.extend(candidateInputSchema, {
  education: z.array(wholeEducationSchema).check(z.maxLength(LIST_MAX, errorMessages.listTooLong)),
  experience: z
    .array(wholeExperienceSchema)
    .check(z.maxLength(LIST_MAX, errorMessages.listTooLong)),
});

/** Validate the forms by the contract. */
export const candidateFormSchema = z.pipe(
  z.transform((form: CandidateForm): z.input<typeof wholeCandidateSchema> => form),
  wholeCandidateSchema,
);
export const employerFormSchema = z.pipe(
  z.transform((form: EmployerForm): z.input<typeof employerInputSchema> => form),
  employerInputSchema,
);

/** The drafts of both forms, parsed as leniently as replies: an older version of this app may have saved them. */
export const candidateDraft = (userId: string): FormDraft<CandidateForm> =>
  draftOf<CandidateForm>(changedPart<CandidateForm>(profileDraftName(userId), profileSchema.shape));
export const employerDraft = (userId: string): FormDraft<EmployerForm> =>
  draftOf<EmployerForm>(changedPart<EmployerForm>(profileDraftName(userId), profileSchema.shape));
