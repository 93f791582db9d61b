/** The enumerations (rule CONST-2). */

export const USER_TYPES = ['candidate', 'employer'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** Unlike a candidate's profile, a job may leave its level open with `not_specified`. */
export const JOB_LEVELS = [...EXPERIENCE_LEVELS, 'not_specified'] as const;
export type JobLevel = (typeof JOB_LEVELS)[number];

/** Where the work is done; `hybrid` is partly on site. */
export const WORKPLACES = ['on_site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

/** The period that a salary is paid for. */
export const SALARY_PERIODS = ['hour', 'day', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** The orders of the job search. */
export const JOB_SORTS = ['relevance', 'newest', 'salary'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Choices for the maximum number of days since a job was published. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];

/**
 * `published` and `active` jobs are live; a `closed` job only opens by its link, a `draft` only for its owner (rule
 * JOB-1).
 */
export const JOB_STATUSES = ['draft', 'published', 'active', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const LIVE_JOB_STATUSES = ['published', 'active'] as const satisfies readonly JobStatus[];

/** How an employer's question is answered: `choice` is one of several options. */
export const QUESTION_KINDS = ['short', 'long', 'yes_no', 'choice', 'number'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds of search suggestions, in the order of the reply. */
export const SUGGESTION_KINDS = ['title', 'company', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
