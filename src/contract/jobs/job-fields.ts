import * as z from 'zod/mini';
import {
  JOB_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  SALARY_PERIODS,
  WORKPLACES,
} from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  DESCRIPTION_MAX,
  JOB_PART_MAX,
  LINE_MAX,
  NAME_MAX,
  POSITIONS_MAX,
  SALARY_MAX,
  WEEK_HOURS_MAX,
} from '#src/contract/limits.ts';
import {
  calendarDay,
  matching,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  textList,
  twoDecimals,
} from '#src/contract/requests.ts';
import { namesOf } from '#src/shared/records.ts';
import { CURRENCY } from './currency.ts';
import type { Job, JobFieldName } from './job.ts';
import { deadlineDay } from './job-status.ts';
import { draftQuestionsInput, questionsInput } from './question-input.ts';

/*
 * The fields of a job, each described once. The requests (`job-input.ts`), the data console and the form (with its
 * drafts, copies and diffs) derive from this description. `job.ts` describes the fields of replies separately, because
 * visitors load that module and not this one.
 */

/**
 * `line` is a single-line and `text` a multi-line text, `amount` units of the job's currency with two decimals at most,
 * `count` a whole number, `currency` an ISO 4217 code, `day` YYYY-MM-DD, `questions` those asked of candidates.
 */
export type JobFieldKind =
  | 'line'
  | 'text'
  | 'choice'
  | 'flag'
  | 'amount'
  | 'count'
  | 'currency'
  | 'day'
  | 'list'
  | 'questions';

/** The requests that carry a job; each validates a field by its own schema. */
type JobRequest = 'post' | 'postDraft' | 'form' | 'draftForm' | 'update';

type JobFieldDescription<Value = unknown> = Record<JobRequest, z.ZodMiniType<Value>> & {
  kind: JobFieldKind;
  /** The value of an empty field. */
  blank: Value;
  /** Whether it is required to publish the job. */
  required: boolean;
  /** The values of a `choice`. */
  choices?: readonly string[];
  /** Maximum characters of a `text`. */
  max?: number;
};

/** An optional field, `blank` by default. A form sends every field, so its schemas have no defaults. */
const optional = <const Kind extends JobFieldKind, Rule extends z.ZodMiniType>(
  kind: Kind,
  blank: z.core.util.NoUndefined<z.output<Rule>>,
  rule: Rule,
) => {
  const withDefault = z._default(rule, blank);
  return {
    kind,
    blank,
    required: false,
    post: withDefault,
    postDraft: withDefault,
    form: rule,
    draftForm: rule,
    update: rule,
  } as const;
};

/** A field that only drafts may omit. */
const required = <const Kind extends JobFieldKind>(
  kind: Kind,
  free: z.ZodMiniString<string>,
  needed: z.ZodMiniString<string>,
) =>
  ({
    kind,
    blank: '',
    required: true,
    post: needed,
    postDraft: z._default(free, ''),
    form: needed,
    draftForm: free,
    update: free,
  }) as const;

const line = (rule = optionalLine()) => optional('line', '', rule);
const requiredPart = (message: string, max: number) => ({
  ...required('text', optionalText(max), requiredText(message, max)),
  max,
});
const choice = <const Choices extends readonly string[]>(
  choices: Choices,
  blank: Choices[number],
  invalid: string,
) => ({ ...optional('choice', blank, z.enum(choices, invalid)), choices });

const title = requiredLine(errorMessages.titleRequired);

const wholeNumber = (max: number, invalid: string) =>
  z.int(invalid).check(z.gte(0, invalid), z.lte(max, invalid));

/** Rule POST-2. */
const salary = optional(
  'amount',
  0,
  z
    .number(errorMessages.salaryInvalid)
    .check(
      z.gte(0, { error: errorMessages.salaryInvalid, abort: true }),
      z.lte(SALARY_MAX, { error: errorMessages.salaryInvalid, abort: true }),
      twoDecimals(errorMessages.salaryInvalid),
    ),
);
/** 0 means not specified. */
const count = (max: number, invalid: string) => optional('count', 0, wholeNumber(max, invalid));

/** Whether a calendar day (YYYY-MM-DD) is over everywhere on Earth. */
export const isPastDay = (day: string, now: Date = new Date()): boolean => day < deadlineDay(now);

/** A calendar day, `YYYY-MM-DD`, or null for none. A date-time is cut to its day. */
const anyDeadline = z.nullable(calendarDay(errorMessages.deadlineInvalid));
/** Rule POST-3. */
const deadline = optional(
  'day',
  null,
  anyDeadline.check(
    z.refine((day: string | null) => day === null || !isPastDay(day), errorMessages.deadlinePast),
  ),
);

const status = choice(JOB_STATUSES, 'published', errorMessages.jobStatusInvalid);

/** Every field, in the order in which validation errors are reported (rules JOB-4, JOB-8 and POST-1). */
export const jobFields = {
  title: {
    ...required('line', title, title),
    // Drafts need a title too.
    postDraft: title,
  },
  company_name: required('line', optionalLine(), requiredLine(errorMessages.companyNameRequired)),
  location: line(),
  description: requiredPart(errorMessages.descriptionRequired, DESCRIPTION_MAX),
  requirements: requiredPart(errorMessages.requirementsRequired, JOB_PART_MAX),
  responsibilities: requiredPart(errorMessages.responsibilitiesRequired, JOB_PART_MAX),
  job_type: choice(JOB_TYPES, 'full_time', errorMessages.jobTypeInvalid),
  experience_level: choice(JOB_LEVELS, 'entry', errorMessages.experienceLevelInvalid),
  status: { ...status, postDraft: z.literal('draft'), draftForm: z.literal('draft') },
  // Derived from the workplace; clients that only know this flag send it instead (`nextWorkplace`).
  is_remote: optional('flag', false, z.boolean()),
  workplace: choice(WORKPLACES, 'on_site', errorMessages.workplaceInvalid),
  salary_min: salary,
  salary_max: salary,
  // Blank in a new job means the deployment's currency.
  salary_currency: optional('currency', '', matching(CURRENCY, 3, errorMessages.currencyInvalid)),
  salary_period: choice(SALARY_PERIODS, 'year', errorMessages.salaryPeriodInvalid),
  hours_per_week: count(WEEK_HOURS_MAX, errorMessages.hoursInvalid),
  start_date: optional('day', null, z.nullable(calendarDay(errorMessages.deadlineInvalid))),
  positions: count(POSITIONS_MAX, errorMessages.positionsInvalid),
  application_deadline: {
    ...deadline,
    // A past deadline may stay; only the stored job shows whether it is new.
    update: anyDeadline,
  },
  contact_email: line(optionalEmail),
  required_skills: optional('list', [], textList(NAME_MAX)),
  benefits: optional('list', [], textList(LINE_MAX)),
  questions: {
    ...optional('questions', [], questionsInput),
    // Drafts may be incomplete, as with required texts.
    postDraft: z._default(draftQuestionsInput, []),
    draftForm: draftQuestionsInput,
    update: draftQuestionsInput,
  },
} as const satisfies { [Name in JobFieldName]: JobFieldDescription<Job[Name]> };

type JobFields = typeof jobFields;

export const JOB_FIELD_NAMES = namesOf(jobFields);

/** The fields of these kinds. */
export type JobFieldOf<Kind extends JobFieldKind> = {
  [Name in JobFieldName]: JobFields[Name]['kind'] extends Kind ? Name : never;
}[JobFieldName];

/** The fields that are required to publish a job. */
export type RequiredJobField = {
  [Name in JobFieldName]: JobFields[Name]['required'] extends true ? Name : never;
}[JobFieldName];

export const isOfKind = <Kind extends JobFieldKind>(
  name: JobFieldName,
  ...kinds: readonly Kind[]
): name is JobFieldOf<Kind> => kinds.some((kind) => jobFields[name].kind === kind);

export const isRequired = (name: JobFieldName): name is RequiredJobField =>
  jobFields[name].required;

/** Describes a field whose name isn't known at compile time. */
export const describeJobField = (name: JobFieldName): JobFieldDescription => jobFields[name];
