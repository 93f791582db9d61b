import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS, JOB_STATUSES, JOB_TYPES } from './enumerations.ts';
import type { jobSearchReaders } from './job-search.ts';
import { LINE_MAX, SEARCH_PAGE_SIZE } from './limits.ts';
import { pageFields, pageNumber, pageSize, readBy } from './paging.ts';
import { lenientCount, lenientDate, lenientList, lenientText, lenientTexts } from './replies.ts';
import { readFlag, readWords } from './search-params.ts';

const employerFields = {
  _id: z.string(),
  company_name: lenientText,
  company_logo_url: lenientText,
};

/** What an employer says of a job, as far as lists carry it: a page of long texts would weigh megabytes. */
export const jobRowFields = {
  title: lenientText,
  company_name: lenientText,
  location: lenientText,
  job_type: z.catch(z.enum(JOB_TYPES), 'full_time'),
  experience_level: z.catch(z.enum(EXPERIENCE_LEVELS), 'entry'),
  is_remote: z.catch(z.boolean(), false),
  salary_min: lenientCount,
  salary_max: lenientCount,
  application_deadline: lenientDate,
  contact_email: lenientText,
  status: z.catch(z.enum(JOB_STATUSES), 'published'),
};

/** The rest of it, which comes with the job alone. */
export const jobTextFields = {
  description: lenientText,
  requirements: lenientText,
  responsibilities: lenientText,
  required_skills: lenientTexts,
  benefits: lenientTexts,
};

/** What an employer says of a job. `job-fields.ts` describes each field, as it is sent and typed. */
export type JobFieldName = keyof typeof jobRowFields | keyof typeof jobTextFields;

const serverFields = {
  _id: z.string(),
  created_at: lenientDate,
  published_at: lenientDate,
  /** The number of applications; only sent to the owner. */
  application_count: z.catch(z.optional(z.int()), undefined),
  /** The number of them that the owner hasn't opened yet; only sent to the owner. */
  new_count: z.catch(z.optional(z.int()), undefined),
  __v: z.catch(z.optional(z.int()), undefined),
};

/** A job in a list. Salaries are whole USD per year, 0 when not specified. */
export const jobRowSchema = z.object({
  ...serverFields,
  ...jobRowFields,
  employer: z.catch(z.nullable(z.object(employerFields)), null),
});
export type JobRow = z.infer<typeof jobRowSchema>;

/** A single job, with all its fields. */
export const jobSchema = z.object({
  ...serverFields,
  ...jobRowFields,
  ...jobTextFields,
  updated_at: lenientDate,
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

/** One page of jobs. An absent page number reads as 1. */
export const jobPageSchema = z.object({
  jobs: lenientList(jobRowSchema),
  ...pageFields,
});
export type JobPage = z.infer<typeof jobPageSchema>;

export const jobListSchema = lenientList(jobRowSchema);

/** Search words; a text that is too long is cut. */
export const searchText = readBy(readWords, z.optional(z.string().check(z.maxLength(LINE_MAX))));

const flag = readBy(readFlag, z.boolean());

const jobSearchFields = {
  page: pageNumber,
  query: searchText,
  location: searchText,
  jobType: z.catch(z.optional(z.enum(JOB_TYPES)), undefined),
  experienceLevel: z.catch(z.optional(z.enum(EXPERIENCE_LEVELS)), undefined),
  remote: flag,
} satisfies Record<keyof typeof jobSearchReaders, z.ZodMiniType>;

/** The query string of GET /api/jobs, read as leniently. */
export const jobQuerySchema = z.object({
  ...jobSearchFields,
  limit: pageSize(SEARCH_PAGE_SIZE),
  employer_id: searchText,
  /** Leaves out the jobs that the calling candidate has applied to; no effect for other callers. */
  not_applied: flag,
});
export type JobQuery = z.infer<typeof jobQuerySchema>;
