import * as z from 'zod/mini';
import {
  JOB_LEVELS,
  JOB_SORTS,
  JOB_STATUSES,
  JOB_TYPES,
  POSTED_WITHIN,
  SALARY_PERIODS,
  WORKPLACES,
} from '#src/contract/enumerations.ts';
import { LINE_MAX, QUERY_MAX, SALARY_MAX, SEARCH_PAGE_SIZE } from '#src/contract/limits.ts';
import { pageFields, pageNumber, pageSize, readBy } from '#src/contract/paging.ts';
import {
  lenientAmount,
  lenientCount,
  lenientCurrency,
  lenientDate,
  lenientList,
  lenientText,
  lenientTexts,
} from '#src/contract/replies.ts';
import { jobSearchReaders } from '#src/contract/search/job-search.ts';
import { CURSOR_MAX, readFlag, readWords } from '#src/contract/search-params.ts';
import { lenientQuestions } from './question.ts';

const employerFields = {
  _id: z.string(),
  company_name: lenientText,
  company_logo_url: lenientText,
};

/** The job fields in lists, without long texts: a page of those would weigh megabytes (rule JOB-7). */
export const jobRowFields = {
  title: lenientText,
  company_name: lenientText,
  location: lenientText,
  job_type: z.catch(z.enum(JOB_TYPES), 'full_time'),
  experience_level: z.catch(z.enum(JOB_LEVELS), 'entry'),
  /** Whether the workplace is `remote`. `workplaceOf` also handles servers that only send this flag. */
  is_remote: z.catch(z.boolean(), false),
  workplace: z.catch(z.enum(WORKPLACES), 'on_site'),
  salary_min: lenientAmount,
  salary_max: lenientAmount,
  salary_currency: lenientCurrency,
  salary_period: z.catch(z.enum(SALARY_PERIODS), 'year'),
  hours_per_week: lenientCount,
  start_date: lenientDate,
  positions: lenientCount,
  application_deadline: lenientDate,
  contact_email: lenientText,
  status: z.catch(z.enum(JOB_STATUSES), 'published'),
};

/** The fields that only a single job's reply contains. */
export const jobTextFields = {
  description: lenientText,
  requirements: lenientText,
  responsibilities: lenientText,
  required_skills: lenientTexts,
  benefits: lenientTexts,
  /** What candidates are asked when they apply. */
  questions: lenientQuestions,
};

/** A field that the employer fills in. `job-fields.ts` describes each field as sent and typed. */
export type JobFieldName = keyof typeof jobRowFields | keyof typeof jobTextFields;

const serverFields = {
  _id: z.string(),
  created_at: lenientDate,
  published_at: lenientDate,
  /** The number of applications; only sent to the owner. */
  application_count: z.catch(z.optional(z.int()), undefined),
  /** The number of applications that the owner hasn't opened yet; only sent to the owner. */
  new_count: z.catch(z.optional(z.int()), undefined),
  __v: z.catch(z.optional(z.int()), undefined),
};

/** Highlights: start and end of each in code units of a string, in ascending order. */
export const markSchema = z.catch(z.array(z.tuple([z.int(), z.int()])), []);

/** Where a job matches a search. */
export const jobMatchSchema = z.object({
  /** In the title. */
  title: markSchema,
  /** In `company_name`. */
  company: markSchema,
  /** In `location`. */
  location: markSchema,
  /** An excerpt of a text around matches; '' when title, company and location contain them all. */
  context: lenientText,
  /** In `context`. */
  marks: markSchema,
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** Why a job is recommended to a candidate: what it has in common with the profile. */
export const jobReasonsSchema = z.object({
  /** How many of the candidate's skills it asks for. */
  skills: lenientCount,
  /** Whether its title is like the profile's. */
  title: z.catch(z.boolean(), false),
  /** The city or region that both are in; '' for none. */
  place: lenientText,
  /** Whether it is for the candidate's level. */
  level: z.catch(z.boolean(), false),
  /** Whether it is like a job that the candidate has applied to. */
  applied: z.catch(z.boolean(), false),
});
export type JobReasons = z.infer<typeof jobReasonsSchema>;

/**
 * A job in a list. Salaries are units of their currency with two decimals at most, from another server US dollars a
 * year. Salaries, hours per week and positions are 0 when not specified.
 */
export const jobRowSchema = z.object({
  ...serverFields,
  ...jobRowFields,
  employer: z.catch(z.nullable(z.object(employerFields)), null),
  /** Only in replies to a search for words or a place, if the server highlights matches. */
  match: z.catch(z.optional(jobMatchSchema), undefined),
  /** Only for recommended jobs; absent without a reason. */
  reasons: z.catch(z.optional(jobReasonsSchema), undefined),
});
export type JobRow = z.infer<typeof jobRowSchema>;

const lenientName = z.catch(z.nullable(z.string()), null);

/** A job's place, resolved from its location by the server's list of places; ambiguous parts are null. */
export const jobPlaceSchema = z.object({
  /** The English name, or the local one where English has none. */
  city: lenientName,
  /** A state or province, likewise. */
  region: lenientName,
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});

/** A single job, with all its fields. */
export const jobSchema = z.object({
  ...serverFields,
  ...jobRowFields,
  ...jobTextFields,
  updated_at: lenientDate,
  /** Null when the location names no known place, or places in several countries. */
  place: z.catch(z.nullable(jobPlaceSchema), null),
  employer: z.catch(
    z.nullable(
      z.object({
        ...employerFields,
        company_description: lenientText,
        company_website: lenientText,
      }),
    ),
    null,
  ),
  /** The ids of its newest applications; only sent to the owner. */
  applications: z.catch(z.optional(z.array(z.string())), undefined),
});
export type Job = z.infer<typeof jobSchema>;

/** Whether a total is exact, an estimate, or a lower bound because the server stopped counting. */
const TOTAL_RELATIONS = ['exact', 'about', 'atLeast'] as const;
export type TotalRelation = (typeof TOTAL_RELATIONS)[number];

/** One page of jobs. An absent page number reads as 1. */
export const jobPageSchema = z.object({
  jobs: lenientList(jobRowSchema),
  ...pageFields,
  /** The number of matching jobs, including those beyond the pages offered. Absent when the server doesn't say. */
  total: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
  totalRelation: z.catch(z._default(z.enum(TOTAL_RELATIONS), 'exact'), 'exact'),
  /** The corrected query; absent when the server searched for `query` itself. */
  correctedQuery: z.catch(z.optional(z.string()), undefined),
  /** The same for `location`. */
  correctedLocation: z.catch(z.optional(z.string()), undefined),
  /** Index of the first of `jobs` that matches only some words, which `total` doesn't count; absent without any. */
  relaxedFrom: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
  /** Recommended jobs only: whether any has a reason; if none has, these are the newest jobs. */
  isPersonal: z.catch(z.optional(z.boolean()), undefined),
  /** On the last page offered, sorted by newest: the `after` that continues the list. */
  next: z.catch(z.optional(z.string()), undefined),
});
export type JobPage = z.infer<typeof jobPageSchema>;

export const jobListSchema = lenientList(jobRowSchema);

/** Search words, cut if too long. */
export const searchText = readBy(readWords, z.optional(z.string().check(z.maxLength(LINE_MAX))));

const flag = readBy(readFlag, z.boolean());

const severalOf = <const T extends readonly string[]>(values: T) =>
  z.optional(
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(values.length, { abort: true })),
      z.array(z.enum(values)),
    ),
  );

const filterFields = {
  query: readBy(jobSearchReaders.query, z.optional(z.string().check(z.maxLength(QUERY_MAX)))),
  location: searchText,
  jobType: readBy(jobSearchReaders.jobType, severalOf(JOB_TYPES)),
  experienceLevel: readBy(jobSearchReaders.experienceLevel, severalOf(JOB_LEVELS)),
  workplace: readBy(jobSearchReaders.workplace, severalOf(WORKPLACES)),
  remote: flag,
  salaryMin: readBy(
    jobSearchReaders.salaryMin,
    z.optional(z.int().check(z.gte(1), z.lte(SALARY_MAX))),
  ),
  postedWithin: readBy(jobSearchReaders.postedWithin, z.optional(z.literal(POSTED_WITHIN))),
  company: searchText,
  exact: flag,
};

const jobSearchFields = {
  page: pageNumber,
  ...filterFields,
  sort: readBy(jobSearchReaders.sort, z.optional(z.enum(JOB_SORTS))),
  after: readBy(jobSearchReaders.after, z.optional(z.string().check(z.maxLength(CURSOR_MAX)))),
} satisfies Record<keyof typeof jobSearchReaders, z.ZodMiniType>;

/** Query string of GET /api/jobs; invalid values are dropped (rule CALL-7). */
export const jobQuerySchema = z.object({
  ...jobSearchFields,
  limit: pageSize(SEARCH_PAGE_SIZE),
  employer_id: searchText,
  /** Leaves out the jobs that the calling candidate has applied to; no effect for other callers. */
  not_applied: flag,
  /**
   * Without words and filters: the jobs that best fit the calling candidate first, without those applied to; the newest
   * for other callers.
   */
  recommended: flag,
});
export type JobQuery = z.infer<typeof jobQuerySchema>;

/** Query string of GET /api/jobs/facets: a search without its page and order. */
export const jobFacetsQuerySchema = z.object(filterFields);
export type JobFacetsQuery = z.infer<typeof jobFacetsQuerySchema>;

/** The choices of a filter, each with the number of jobs that it would find. */
const choices = <Value extends z.ZodMiniType>(value: Value) =>
  z.catch(lenientList(z.object({ value, count: lenientCount })), []);

/**
 * How many jobs each choice of each filter would find, given the search's other filters. Choices that a server omits
 * have no count.
 */
export const jobFacetsSchema = z.object({
  relation: z.catch(z.enum(['exact', 'about']), 'exact'),
  jobType: choices(z.enum(JOB_TYPES)),
  experienceLevel: choices(z.enum(JOB_LEVELS)),
  workplace: choices(z.enum(WORKPLACES)),
  /** Days. */
  postedWithin: choices(z.literal(POSTED_WITHIN)),
  /** A few round amounts per year in the deployment's currency, in ascending order. */
  salaryMin: choices(z.int()),
  /** The deployment's currency, which `salaryMin` is in. */
  currency: lenientCurrency,
  /** Names of the companies with the most matching jobs (COMPANY_CHOICES_MAX). */
  company: choices(z.string()),
});
export type JobFacets = z.infer<typeof jobFacetsSchema>;
