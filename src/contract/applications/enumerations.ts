/** The enumerations of applications and their interviews (rule CONST-2). */

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
