import * as z from 'zod/mini';
import { searchText } from '#src/contract/jobs/job.ts';
import {
  APPLICATIONS_PAGE_SIZE,
  LABEL_MAX,
  LINE_MAX,
  OWN_APPLICATIONS_PAGE_SIZE,
} from '#src/contract/limits.ts';
import { pageNumber, pageSize, readBy } from '#src/contract/paging.ts';
import { ANSWER_FILTERS_MAX, readAnswerFilters } from './answer-filters.ts';
import { APPLICATION_SORTS, applicationSearchReaders, RATINGS } from './application-search.ts';
import { APPLICATION_FILTERS } from './statuses.ts';

const searchFields = {
  page: pageNumber,
  status: z.catch(z.optional(z.enum(APPLICATION_FILTERS)), undefined),
  /** Words in the candidate's name, email or cover letter. */
  query: searchText,
  /** Required answers to the job's questions: JSON keyed by question id. */
  answers: readBy(readAnswerFilters, z.optional(z.string().check(z.maxLength(ANSWER_FILTERS_MAX)))),
  rating: readBy(applicationSearchReaders.rating, z.optional(z.literal(RATINGS))),
  label: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(LABEL_MAX))), undefined),
  sort: z.catch(z.enum(APPLICATION_SORTS), 'newest'),
} satisfies Record<keyof typeof applicationSearchReaders, z.ZodMiniType>;

/** Query string of one page of a job's applications. */
export const applicationQuerySchema = z.object({
  ...searchFields,
  limit: pageSize(APPLICATIONS_PAGE_SIZE),
});

/** Query string of the export of a job's applications; `tz` is the time zone of its dates, UTC by default. */
export const exportQuerySchema = z.object({
  ...searchFields,
  tz: z.catch(z.optional(z.string().check(z.maxLength(LINE_MAX))), undefined),
});

/** Query string of GET /api/applications/candidate with a `page`; invalid values are dropped. */
export const ownApplicationsQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(OWN_APPLICATIONS_PAGE_SIZE),
  status: z.catch(z.optional(z.enum(APPLICATION_FILTERS)), undefined),
});
export type OwnApplicationsQuery = z.infer<typeof ownApplicationsQuerySchema>;
