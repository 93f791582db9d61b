import * as z from 'zod/mini';
import { registrationSchema } from '#src/contract/accounts/credentials.ts';
import { applicationInputSchema } from '#src/contract/applications/application-input.ts';
import {
  noteInputSchema,
  reviewInputSchema,
} from '#src/contract/applications/application-review.ts';
import { APPLICATION_STATUSES } from '#src/contract/applications/statuses.ts';
import { GIVEN_ANSWERS, isTimeZone } from '#src/contract/interviews/interview.ts';
import { interviewInputSchema } from '#src/contract/interviews/interview-input.ts';
import { jobFields } from '#src/contract/jobs/job-fields.ts';
import { LANGUAGES } from '#src/contract/language.ts';
import {
  applicationMessageInputSchema,
  MESSAGE_SIDES,
  templateInputSchema,
} from '#src/contract/messages/application-message.ts';
import { candidateInputSchema, employerInputSchema } from '#src/contract/profiles/profile.ts';
import { pick, pluck } from '#src/shared/records.ts';

/* Schemas of the files in `content/`. */

const jobInput = pluck(jobFields, 'post');
const texts = z.array(z.string());
/** Days before the seeding, fractional. */
const daysAgo = z.number().check(z.positive());
/** Days after the seeding, negative for the past. */
const inDays = z._default(z.nullable(z.int()), null);

/** The texts of all jobs of one role. `{company}` is the employer's name. */
export const roleSchema = z.strictObject({
  paragraphs: texts,
  requirements: texts,
  responsibilities: texts,
  skills: jobInput.required_skills,
});

const said = pick(jobInput, [
  ...(['title', 'location', 'job_type', 'experience_level', 'workplace', 'status'] as const),
  ...(['salary_min', 'salary_max', 'salary_period', 'hours_per_week', 'positions'] as const),
  'questions',
]);
const jobSchema = z.strictObject({
  /** The name of a role. */
  role: z.string(),
  ...said,
  salary_currency: z._default(z.string(), 'USD'),
  /** Assigned if missing. */
  posted_days_ago: z.optional(daysAgo),
  deadline_in_days: inDays,
  starts_in_days: inDays,
  /** The first paragraph of the description, before those of the role. */
  opening: z.string(),
});

const { email } = registrationSchema.shape;
const noFiles = { resume_url: true, profile_image_url: true } as const;
export const employerSchema = z.strictObject({
  email,
  ...z.omit(z.required(employerInputSchema), { ...noFiles, phone: true }).shape,
  time_zone: z.string().check(z.refine(isTimeZone)),
  /** Used for all its jobs. */
  contact_email: jobInput.contact_email,
  benefits: jobInput.benefits,
  /** Templates in addition to the starter templates. */
  templates: z.optional(z.array(templateInputSchema)),
  jobs: z.array(jobSchema),
});

/** A picture in its stored sizes, as base64 (`scripts/build-logos.ts`). */
export const logoSchema = z.strictObject({ card: z.base64(), page: z.base64() });

export const candidateSchema = z.strictObject({
  /** Names the candidate in applications. */
  key: z.string(),
  email,
  ...z.omit(z.required(candidateInputSchema), {
    ...noFiles,
    education_text: true,
    experience_text: true,
  }).shape,
  resume_language: z._default(z.enum(LANGUAGES), 'en'),
  /** The last line of the resume. */
  languages: z.string(),
  availability: z.string(),
  /** For applications without their own letter; `{title}` and `{company}` are the job's. */
  letter: z._default(z.string(), ''),
});
export type Candidate = z.output<typeof candidateSchema>;

export const applicationSchema = z.strictObject({
  /** The candidate's key and the job's title. */
  candidate: z.string(),
  job: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** When in the job's life it arrived: 0 on its first day, 1 today. */
  when: z.number().check(z.positive(), z.lt(1)),
  withdrawn_days_ago: z._default(z.nullable(daysAgo), null),
  cover_letter: z.optional(applicationInputSchema.shape.cover_letter),
  additional_questions: applicationInputSchema.shape.additional_questions,
  /** In the order of the job's questions. */
  answers: z._default(z.array(z.nullable(z.union([z.string(), z.boolean(), z.number()]))), []),
  interview: z.optional(
    z.strictObject({
      in_days: z.int(),
      ...z.omit(interviewInputSchema, { interview_date: true, time_zone: true, __v: true }).shape,
      answer: z.optional(z.enum(GIVEN_ANSWERS)),
      answer_note: z.optional(z.string()),
      answered_days_ago: z.optional(daysAgo),
      /** When the interview was moved; the answer was to the earlier time. */
      moved_days_ago: z.optional(daysAgo),
    }),
  ),
  ...z.omit(reviewInputSchema, { __v: true }).shape,
  notes: z._default(z.array(z.extend(noteInputSchema, { days_ago: daysAgo })), []),
  /** Oldest first. `status` is that of the change that a message was sent with. */
  thread: z._default(
    z.array(
      z.extend(applicationMessageInputSchema, {
        side: z.enum(MESSAGE_SIDES),
        days_ago: daysAgo,
        status: z.optional(z.enum(APPLICATION_STATUSES)),
        is_unread: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
});

export type Application = z.output<typeof applicationSchema>;
