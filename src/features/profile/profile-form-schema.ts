import * as z from 'zod/mini';
import type { ExperienceLevel } from '../../contract/enumerations.ts';
import { LIST_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import {
  candidateInputSchema,
  type Education,
  type Experience,
  employerInputSchema,
  type Profile,
  profileSchema,
} from '../../contract/profile.ts';
import { profileDraftName } from '../../lib/draft-names.ts';
import { changedPart, draftOf, type FormDraft } from '../../lib/form-draft.ts';
import { newestFirst, wholeEducationSchema, wholeExperienceSchema } from './entries.ts';

export type PersonalForm = {
  first_name: string;
  last_name: string;
  phone: string;
  location: string;
};

/** What a candidate's form holds; entries newest first. */
export type CandidateForm = PersonalForm & {
  title: string;
  experience_level: ExperienceLevel | '';
  bio: string;
  skills: string[];
  experience: Experience[];
  experience_text: string;
  education: Education[];
  education_text: string;
};

/** What an employer's form holds. */
export type EmployerForm = PersonalForm & {
  company_name: string;
  company_website: string;
  company_size: string;
  industry: string;
  company_description: string;
};

const toPersonalForm = ({ first_name, last_name, phone, location }: Profile): PersonalForm => ({
  first_name,
  last_name,
  phone,
  location,
});

export const toCandidateForm = (profile: Profile): CandidateForm => ({
  ...toPersonalForm(profile),
  title: profile.title,
  experience_level: profile.experience_level,
  bio: profile.bio,
  skills: profile.skills,
  experience: newestFirst(profile.experience),
  experience_text: profile.experience_text,
  education: newestFirst(profile.education),
  education_text: profile.education_text,
});

export const toEmployerForm = (profile: Profile): EmployerForm => ({
  ...toPersonalForm(profile),
  company_name: profile.company_name,
  company_website: profile.company_website,
  company_size: profile.company_size,
  industry: profile.industry,
  company_description: profile.company_description,
});

/** Entries with all that is known of them. */
const wholeCandidateSchema = z.extend(candidateInputSchema, {
  education: z.array(wholeEducationSchema).check(z.maxLength(LIST_MAX, messages.listTooLong)),
  experience: z.array(wholeExperienceSchema).check(z.maxLength(LIST_MAX, messages.listTooLong)),
});

/** The forms by the contract's rules. */
export const candidateFormSchema = z.pipe(
  z.pipe(
    z.custom<CandidateForm>(),
    z.transform((form): z.input<typeof wholeCandidateSchema> => form),
  ),
  wholeCandidateSchema,
);
export const employerFormSchema = z.pipe(
  z.pipe(
    z.custom<EmployerForm>(),
    z.transform((form): z.input<typeof employerInputSchema> => form),
  ),
  employerInputSchema,
);

/** The drafts of both forms. Replies are read leniently, and so is what an older version of this app has saved. */
export const candidateDraft = (userId: string): FormDraft<CandidateForm> =>
  draftOf<CandidateForm>(changedPart<CandidateForm>(profileDraftName(userId), profileSchema.shape));
export const employerDraft = (userId: string): FormDraft<EmployerForm> =>
  draftOf<EmployerForm>(changedPart<EmployerForm>(profileDraftName(userId), profileSchema.shape));
