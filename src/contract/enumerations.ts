/** The enumerations (rule CONST-2). */

export const USER_TYPES = ['candidate', 'employer'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** A job may leave its level open; a candidate's profile has none of its own for that. */
export const JOB_LEVELS = [...EXPERIENCE_LEVELS, 'not_specified'] as const;
export type JobLevel = (typeof JOB_LEVELS)[number];

/** Where the work is done; `hybrid` is partly on site. */
export const WORKPLACES = ['on_site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

/** What a salary is paid for. */
export const SALARY_PERIODS = ['hour', 'day', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** The orders of the job search. */
export const JOB_SORTS = ['relevance', 'newest', 'salary'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Days since a job was published, as the job search can be limited to them. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];

/**
 * `published` and `active` are live; `closed` only opens by its link; `draft` only for its owner.
 */
export const JOB_STATUSES = ['draft', 'published', 'active', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const LIVE_JOB_STATUSES = ['published', 'active'] as const satisfies readonly JobStatus[];

/** Every status that an application may have. */
export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'interview',
  'accepted',
  'rejected',
  'hired',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What lists of applications can be limited to. A withdrawn application keeps the status that it had. */
export const APPLICATION_FILTERS = [...APPLICATION_STATUSES, 'withdrawn'] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

/** The statuses in which a candidate may withdraw an application: it isn't decided yet. */
export const OPEN_STATUSES = [
  'pending',
  'reviewed',
  'interview',
] as const satisfies readonly ApplicationStatus[];

/** What an application's history tells of. */
export const EVENT_KINDS = [
  'status',
  'withdrawn',
  'interview_set',
  'interview_changed',
  'interview_cancelled',
  'interview_answered',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a candidate says to an interview; `other_time` asks for another one. */
export const GIVEN_ANSWERS = ['confirmed', 'declined', 'other_time'] as const;
export const INTERVIEW_ANSWERS = ['none', ...GIVEN_ANSWERS] as const;
export type InterviewAnswerKind = (typeof INTERVIEW_ANSWERS)[number];

/** The statuses that an employer may set. */
export const SETTABLE_STATUSES = [
  'pending',
  'reviewed',
  'rejected',
  'hired',
] as const satisfies readonly ApplicationStatus[];
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** How an employer's question is answered: `choice` is one of several options. */
export const QUESTION_KINDS = ['short', 'long', 'yes_no', 'choice', 'number'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What is suggested while somebody types; their order is that of the reply. */
export const SUGGESTION_KINDS = ['title', 'company', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The parts of a candidate's profile that an application may carry, in the order in which they are shown. */
export const PROFILE_PARTS = [
  'title',
  'location',
  'experience_level',
  'skills',
  'experience',
  'education',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** What an application may leave in the candidate's profile. */
export const SAVED_FIELDS = ['resume_url', 'phone'] as const;
export type SavedField = (typeof SAVED_FIELDS)[number];
