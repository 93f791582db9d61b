import * as z from 'zod/mini';
import { userSchema } from '#src/contract/accounts/user.ts';
import { EXPERIENCE_LEVELS } from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { LIST_MAX, NAME_MAX } from '#src/contract/limits.ts';
import {
  lenientList,
  lenientOptionalText,
  lenientOptionalTexts,
  lenientText,
} from '#src/contract/replies.ts';
import {
  atMost,
  listOf,
  matching,
  optionalFileUrl,
  optionalLine,
  optionalText,
  requiredLine,
  textList,
  webUrl,
} from '#src/contract/requests.ts';

/** A calendar day (`YYYY-MM-DD`), a month (`YYYY-MM`) or a year, or '' when it is not specified. */
const day = matching(/^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?)?$/, 10, errorMessages.deadlineInvalid);

/** One entry of a candidate's education (rule PROFILE-3). */
export const educationSchema = z.object({
  institution: requiredLine(errorMessages.institutionRequired),
  degree: requiredLine(errorMessages.degreeRequired),
  field: z._default(optionalLine(), ''),
  start_date: z._default(day, ''),
  end_date: z._default(day, ''),
  current: z._default(z.boolean(), false),
});
export type Education = z.output<typeof educationSchema>;

/** One entry of a candidate's experience. */
export const experienceSchema = z.object({
  company: requiredLine(errorMessages.companyNameRequired),
  title: requiredLine(errorMessages.titleRequired),
  location: z._default(optionalLine(), ''),
  description: z._default(optionalText(), ''),
  start_date: z._default(day, ''),
  end_date: z._default(day, ''),
  current: z._default(z.boolean(), false),
});
export type Experience = z.output<typeof experienceSchema>;

/** A reply's day, month or year, also taken from a date-time; anything else reads as ''. */
const lenientDay = z.catch(
  z.pipe(
    z.string(),
    z.transform((value: string) => /^\d{4}(-\d{2}(-\d{2})?)?(?!\d)/.exec(value)?.[0] ?? ''),
  ),
  '',
);
const lenientPeriod = {
  start_date: lenientDay,
  end_date: lenientDay,
  current: z.catch(z.boolean(), false),
};

/**
 * Entries in replies. Incomplete entries and unknown fields are kept, because saving replaces the whole list and would
 * erase them.
 */
export const educationReplySchema = z.looseObject({
  institution: lenientText,
  degree: lenientText,
  field: lenientText,
  ...lenientPeriod,
});
export const experienceReplySchema = z.looseObject({
  company: lenientText,
  title: lenientText,
  location: lenientText,
  description: lenientText,
  ...lenientPeriod,
});

/**
 * GET /api/users/profile, and the reply of the two role profiles: the user plus the fields of the user's type. Fields
 * of the other type read as blank.
 */
export const profileSchema = z.object({
  ...userSchema.shape,
  company_name: lenientOptionalText,
  company_website: lenientOptionalText,
  company_size: lenientOptionalText,
  industry: lenientOptionalText,
  company_description: lenientOptionalText,
  title: lenientOptionalText,
  skills: lenientOptionalTexts,
  experience_level: z.catch(z._default(z.enum(['', ...EXPERIENCE_LEVELS]), ''), ''),
  bio: lenientOptionalText,
  education: z.catch(z._default(lenientList(educationReplySchema), []), []),
  experience: z.catch(z._default(lenientList(experienceReplySchema), []), []),
  education_text: lenientOptionalText,
  experience_text: lenientOptionalText,
});
export type Profile = z.infer<typeof profileSchema>;

/** Rule PROFILE-2. */
const personalFields = {
  first_name: requiredLine(errorMessages.firstNameRequired, NAME_MAX),
  last_name: requiredLine(errorMessages.lastNameRequired, NAME_MAX),
  phone: optionalLine(),
  location: optionalLine(),
  resume_url: optionalFileUrl,
  profile_image_url: optionalFileUrl,
};

const companyFields = {
  company_name: optionalLine(),
  company_website: webUrl,
  company_size: optionalLine(),
  industry: optionalLine(),
  company_description: optionalText(),
};

/** A list of texts, or one comma-separated text. */
const skills = z.pipe(
  z.union(
    [
      z.pipe(
        z.string().check(atMost(LIST_MAX * (NAME_MAX + 2), errorMessages.listTooLong)),
        z.transform((value: string): unknown[] => value.split(',')),
      ),
      z.array(z.unknown()).check(atMost(LIST_MAX, errorMessages.listTooLong)),
    ],
    {
      error: ({ input }) =>
        typeof input === 'string' || Array.isArray(input) ? errorMessages.listTooLong : undefined,
    },
  ),
  textList(NAME_MAX),
);

const candidateFields = {
  title: optionalLine(),
  skills,
  experience_level: z.enum(['', ...EXPERIENCE_LEVELS], errorMessages.experienceLevelInvalid),
  bio: optionalText(),
  education: listOf(educationSchema),
  experience: listOf(experienceSchema),
  education_text: optionalText(),
  experience_text: optionalText(),
};

/** PUT /api/users/profile: only what is sent changes. Excludes the email address (rule PROFILE-1). */
export const personalInputSchema = z.partial(z.object(personalFields));
export type PersonalInput = z.output<typeof personalInputSchema>;

/** The company's part of an employer's profile. */
export const companyInputSchema = z.partial(z.object(companyFields));
export type CompanyInput = z.output<typeof companyInputSchema>;

/** PUT /api/users/profile/employer: only what is sent changes. */
export const employerInputSchema = z.partial(z.object({ ...personalFields, ...companyFields }));
export type EmployerInput = z.output<typeof employerInputSchema>;

/** The professional part of a candidate's profile. */
export const professionInputSchema = z.partial(z.object(candidateFields));
export type ProfessionInput = z.output<typeof professionInputSchema>;

/** PUT /api/users/profile/candidate: only what is sent changes. */
export const candidateInputSchema = z.partial(z.object({ ...personalFields, ...candidateFields }));
export type CandidateInput = z.output<typeof candidateInputSchema>;

/** PUT /api/profile/employer, sent after a job was changed. */
export const companyNameInputSchema = z.object({
  company_name: requiredLine(errorMessages.companyNameRequired),
});
