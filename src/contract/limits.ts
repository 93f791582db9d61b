/** Business constants, and the limits that browser and server share (rule AUTH-5). */
export const PASSWORD_MIN = 6;
/** With the strong password policy (rule AUTH-6). */
export const PASSWORD_STRONG_MIN = 8;
/** Beyond this, hashing costs the server more than a password is worth. */
export const PASSWORD_MAX = 200;

/** Results on one page of the job search. */
export const SEARCH_PAGE_SIZE = 10;
/** Recommended jobs on one page of the candidate's dashboard. */
export const DASHBOARD_PAGE_SIZE = 6;
/** The largest page size that a caller may request. */
export const PAGE_SIZE_MAX = 50;
/** Minimum characters of a search for suggestions. */
export const SUGGEST_MIN = 2;
/** Suggestions per kind, by default and at most. */
export const SUGGESTIONS_SIZE = 5;
export const SUGGESTIONS_MAX = 10;
/** The maximum number of pages that a pager offers, so that no request counts a whole table (rule LIST-2). */
export const PAGES_MAX = 100;
/** Companies that the job list offers as a filter. */
export const COMPANY_CHOICES_MAX = 10;
export const SIMILAR_JOBS_MAX = 4;
/** Applications on one page of a job's applications. */
export const APPLICATIONS_PAGE_SIZE = 25;
/** Jobs on one page of an employer's own (rule OWN-3). */
export const OWN_JOBS_PAGE_SIZE = 20;
/** Applications on one page of a candidate's own. */
export const OWN_APPLICATIONS_PAGE_SIZE = 20;
/** Notifications on one page. */
export const NOTIFICATIONS_PAGE_SIZE = 20;
/** What a user agreed to, per page. */
export const CONSENTS_PAGE_SIZE = 10;
/** The maximum number of application ids in an employer's job. */
export const JOB_APPLICATIONS_MAX = 1000;
/** The maximum number of events in an application. */
export const EVENTS_MAX = 200;
/** Minutes of an interview: minimum, maximum, default. */
export const INTERVIEW_MINUTES_MIN = 15;
export const INTERVIEW_MINUTES_MAX = 480;
export const INTERVIEW_MINUTES = 60;
/** Upcoming interviews in one reply. */
export const UPCOMING_MAX = 20;
/** Messages on one page of a thread. */
export const THREAD_PAGE_SIZE = 30;
/** The maximum number of message templates per employer (rule STATUS-12). */
export const TEMPLATES_MAX = 30;
/** Applications per candidate and job: a second one after withdrawing. */
export const APPLICATIONS_TO_JOB_MAX = 2;

/** The maximum number of notes on an application. */
export const NOTES_MAX = 100;
/** The maximum number of labels on an application. */
export const LABELS_MAX = 10;
/** Labels suggested for a job's applications. */
export const LABEL_SUGGESTIONS_MAX = 100;
/** New applications on an employer's dashboard. */
export const NEW_APPLICATIONS_MAX = 20;
/** Action items shown per kind: threads, jobs that close soon, drafts. */
export const ACTION_ITEMS_MAX = 6;
/** A job closes soon within this many days of its deadline. */
export const CLOSING_DAYS = 3;
/** Applications with unread messages on the first page of a candidate's own. */
export const UNREAD_APPLICATIONS_MAX = 5;

/** The maximum number of records in a reply without pagination. */
export const ARRAY_MAX = 1000;
/** Maximum bytes of such a reply; the limits of fields keep a page's reply below it. */
export const ARRAY_BYTES_MAX = 1_000_000;
/** Response header with the number of records that such a reply was cut to. */
export const CUT_HEADER = 'X-Records-Cut';

/** Request header that prevents a repeated call from taking effect twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Maximum characters of its value. */
export const IDEMPOTENCY_KEY_MAX = 64;
/** Hours that a key and its reply are kept. */
export const IDEMPOTENCY_HOURS = 24;
/** The maximum number of keys kept per account: the newest. */
export const IDEMPOTENCY_KEYS_MAX = 200;

/** The maximum number of sessions of an account: those used last. */
export const SESSIONS_MAX = 50;
/** Milliseconds for which a session may make sensitive calls once the password was given in it. */
export const VERIFIED_MS = 10 * 60 * 1000;

/** Bytes. */
export const RESUME_BYTES_MAX = 5 * 1024 * 1024;
/** Bytes. */
export const IMAGE_BYTES_MAX = 2 * 1024 * 1024;
/** The maximum number of uploaded files per user (rule FILE-5). */
export const FILES_MAX = 100;
/** Days that a copy of a user's data is kept (rule EXPORT-3). */
export const EXPORT_DAYS = 7;
/** Days until an account is deleted whose owner wants that (rule DELETE-2). */
export const DELETION_DAYS = 14;
/** Copies in a user's list. */
export const EXPORTS_MAX = 10;
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Characters. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const LINE_MAX = 200;
/** Of a job search: people paste whole phrases. */
export const QUERY_MAX = 500;
export const TEXT_MAX = 5_000;
/** Of a note on an application. */
export const NOTE_MAX = 5_000;
/** Of one of its labels. */
export const LABEL_MAX = 40;
/** A whole pasted job ad may have 12,000. */
export const DESCRIPTION_MAX = 15_000;
/** Of a job's requirements, and of its responsibilities. */
export const JOB_PART_MAX = 8_000;
/** Characters of a cover letter. Like most lengths, it is checked by the schemas, not by the database. */
export const LETTER_MAX = 10_000;
/** Of an employer's note on an interview, and of the candidate's note on the answer. */
export const INTERVIEW_NOTE_MAX = 2_000;
export const ANSWER_NOTE_MAX = 1_000;
/** Of each long profile text sent with an application. */
export const SNAPSHOT_TEXT_MAX = 2_000;
export const URL_MAX = 2_000;
/** Items. */
export const LIST_MAX = 30;
export const BATCH_MAX = 100;
/** Questions that one job may ask its candidates. */
export const QUESTIONS_MAX = 10;
/** Characters of a question. */
export const QUESTION_MAX = 300;
/** Options of a `choice` question. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 20;
/** Maximum characters of an option. */
export const OPTION_MAX = 100;
/** The largest absolute value of a number as an answer. */
export const ANSWER_NUMBER_MAX = 1_000_000_000_000;
/** Units of a currency. */
export const SALARY_MAX = 2_000_000_000;
export const WEEK_HOURS_MAX = 168;
/** The maximum number of positions in one job. */
export const POSITIONS_MAX = 10_000;

/** Passkeys of an account, and characters of the name of one. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;

/** Milliseconds. */
export const ALERT_MS = 5000;
/** Rule ALERT-2. */
export const TOAST_MS = 6000;
/** For an alert with a link, which takes time to read and reach. */
export const LINK_ALERT_MS = 20_000;
export const RESTORE_MS = 5000;
/** How long a change of status can be undone. */
export const UNDO_MS = 8000;
/** How long a change of an application must last before the candidate is notified. */
export const ANNOUNCE_MS = 60_000;

/**
 * Milliseconds that the server caches what may change without being told of: results that depend on more than jobs,
 * pages without some of their data, failures, and everything while changes elsewhere may not be heard of (rule PAGE-6).
 */
export const SHORT_TTL_MS = 1000;
