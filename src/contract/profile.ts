import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS } from './enumerations.ts';
import { LINE_MAX, LIST_MAX, NAME_MAX, URL_MAX } from './limits.ts';
import { lenientText, lenientTexts, readableItems } from './replies.ts';
import { freeText, requiredText, textList } from './requests.ts';
import { texts } from './texts.ts';
import { userSchema } from './user.ts';

/** A calendar day (`YYYY-MM-DD`), a month (`YYYY-MM`) or a year, or '' when it is not said. */
const day = z.string().check(z.regex(/^$|^\d{4}(-\d{2}(-\d{2})?)?$/, texts.deadlineInvalid));

/** One entry of a candidate's education. */
export const educationSchema = z.object({
  institution: requiredText(texts.institutionRequired, LINE_MAX),
  degree: requiredText(texts.degreeRequired, LINE_MAX),
  field: z._default(freeText(LINE_MAX), ''),
  start_date: z._default(day, ''),
  end_date: z._default(day, ''),
  current: z._default(z.boolean(), false),
});
export type Education = z.output<typeof educationSchema>;

/** One entry of a candidate's experience. */
export const experienceSchema = z.object({
  company: requiredText(texts.companyNameRequired, LINE_MAX),
  title: requiredText(texts.titleRequired, LINE_MAX),
  location: z._default(freeText(LINE_MAX), ''),
  description: z._default(freeText(), ''),
  start_date: z._default(day, ''),
  end_date: z._default(day, ''),
  current: z._default(z.boolean(), false),
});
export type Experience = z.output<typeof experienceSchema>;

/** A reply's day, month or year, cut to that from a date-time; anything else reads as ''. */
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
 * Entries as replies have them. None is lost for what it lacks, nor anything of it that is not known here:
 * a list is saved whole, so that the next save would erase it.
 */
const educationReplySchema = z.looseObject({
  institution: lenientText,
  degree: lenientText,
  field: lenientText,
  ...lenientPeriod,
});
const experienceReplySchema = z.looseObject({
  company: lenientText,
  title: lenientText,
  location: lenientText,
  description: lenientText,
  ...lenientPeriod,
});

/**
 * GET /api/users/profile, and the reply of the two role profiles: the user, and beside it the
 * fields of the user's own type. The fields of the other type read as blank.
 */
export const profileSchema = z.object({
  ...userSchema.shape,
  company_name: lenientText,
  company_website: lenientText,
  company_size: lenientText,
  industry: lenientText,
  company_description: lenientText,
  title: lenientText,
  skills: lenientTexts,
  experience_level: z.catch(z.enum(['', ...EXPERIENCE_LEVELS]), ''),
  bio: lenientText,
  education: z.catch(readableItems(educationReplySchema), []),
  experience: z.catch(readableItems(experienceReplySchema), []),
  education_text: lenientText,
  experience_text: lenientText,
});
export type Profile = z.infer<typeof profileSchema>;

const webAddress = freeText(URL_MAX).check(
  z.regex(/^$|^https?:\/\/[^\s/]+/i, texts.resumeUrlInvalid),
);

/** An address on the web, or a path that an upload gave; '' for none. */
const fileAddress = freeText(URL_MAX).check(
  z.regex(/^$|^https?:\/\/[^\s/]+|^\/api\/uploads\//i, texts.resumeUrlInvalid),
);

const personalFields = {
  first_name: requiredText(texts.firstNameRequired, NAME_MAX),
  last_name: requiredText(texts.lastNameRequired, NAME_MAX),
  phone: freeText(LINE_MAX),
  location: freeText(LINE_MAX),
  resume_url: fileAddress,
  profile_image_url: fileAddress,
};

const companyFields = {
  company_name: freeText(LINE_MAX),
  company_website: webAddress,
  company_size: freeText(LINE_MAX),
  industry: freeText(LINE_MAX),
  company_description: freeText(),
};

/** A list of texts, or one text with commas between them. */
const skills = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  ),
  textList(NAME_MAX),
);

const candidateFields = {
  title: freeText(LINE_MAX),
  skills,
  experience_level: z.enum(['', ...EXPERIENCE_LEVELS], texts.experienceLevelInvalid),
  bio: freeText(),
  education: z.array(educationSchema).check(z.maxLength(LIST_MAX, texts.listTooLong)),
  experience: z.array(experienceSchema).check(z.maxLength(LIST_MAX, texts.listTooLong)),
  education_text: freeText(),
  experience_text: freeText(),
};

/** PUT /api/users/profile: only what is sent changes. The email address is not among it. */
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
  company_name: requiredText(texts.companyNameRequired, LINE_MAX),
});
