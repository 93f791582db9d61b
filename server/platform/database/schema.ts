import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from '#src/contract/accounts/consent.ts';
import type { EventData, EventKind } from '#src/contract/applications/application.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { AuditAction, DeletedEntity } from '#src/contract/console/console.ts';
import type {
  ExperienceLevel,
  JobLevel,
  JobStatus,
  JobType,
  SalaryPeriod,
  UserType,
  Workplace,
} from '#src/contract/enumerations.ts';
import type { Interview, InterviewAnswerKind } from '#src/contract/interviews/interview.ts';
import type { JobFieldName } from '#src/contract/jobs/job.ts';
import type { Answer, Question } from '#src/contract/jobs/question.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/contract/language.ts';
import type { AccountLetter } from '#src/contract/mails/account-letter.ts';
import type { MailedFacts } from '#src/contract/mails/mail-content.ts';
import type { MessageSide, TemplateKind } from '#src/contract/messages/application-message.ts';
import type {
  NotificationKind,
  NotificationMode,
} from '#src/contract/notifications/notification.ts';
import type { Education, Experience } from '#src/contract/profiles/profile.ts';
import type { ProfileSnapshot } from '#src/contract/profiles/profile-snapshot.ts';

/*
 * The tables as queries use them. The source of truth is migrations/*.sql: defaults, checks, indexes and
 * generated columns are defined there and repeated here only where an insert may leave a column out.
 */

const id = () => uuid('_id').primaryKey();
const version = () => integer('__v').notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const line = (name: string) => text(name).notNull().default('');

export const users = pgTable('users', {
  _id: id(),
  user_type: text('user_type').$type<UserType>().notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  email: text('email').notNull(),
  /** When the owner confirmed the address. */
  email_confirmed_at: moment('email_confirmed_at'),
  password_hash: text('password_hash').notNull(),
  is_admin: boolean('is_admin').notNull().default(false),
  phone: line('phone'),
  location: line('location'),
  resume_url: line('resume_url'),
  profile_image_url: line('profile_image_url'),
  /** When the owner wants it deleted. */
  leaves_at: moment('leaves_at'),
  /** When its deletion started. */
  ended_at: moment('ended_at'),
  /** Nobody's account: stands for a deleted one. */
  is_shell: boolean('is_shell').notNull().default(false),
  /** Language of mails to the owner. */
  language: text('language').$type<Language>().notNull().default(DEFAULT_LANGUAGE),
  has_templates: boolean('has_templates').notNull().default(false),
  /** When it was last used, to a day. */
  seen_at: moment('seen_at').notNull().defaultNow(),
  /** When it will be deleted, as its owner was warned; also in `jobs` and `applications`. */
  deletes_at: moment('deletes_at'),
  is_warned_again: boolean('is_warned_again').notNull().default(false),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  __v: version(),
});

export const employers = pgTable('employers', {
  user_id: uuid('user_id').primaryKey(),
  company_name: line('company_name'),
  company_website: line('company_website'),
  company_size: line('company_size'),
  industry: line('industry'),
  company_description: line('company_description'),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  __v: version(),
});

export const candidates = pgTable('candidates', {
  user_id: uuid('user_id').primaryKey(),
  title: line('title'),
  skills: text('skills').array().notNull().default([]),
  experience_level: text('experience_level').$type<ExperienceLevel | ''>().notNull().default(''),
  bio: line('bio'),
  education: jsonb('education').$type<readonly Education[]>().notNull().default([]),
  experience: jsonb('experience').$type<readonly Experience[]>().notNull().default([]),
  education_text: line('education_text'),
  experience_text: line('experience_text'),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  __v: version(),
});

/** A token names its session. */
export const sessions = pgTable('sessions', {
  _id: id(),
  user_id: uuid('user_id').notNull(),
  created_at: moment('created_at').notNull(),
  /** When it was last used, to a quarter of an hour. */
  seen_at: moment('seen_at').notNull(),
  /** When the password was last given in it. */
  verified_at: moment('verified_at').notNull(),
  expires_at: moment('expires_at').notNull(),
  user_agent: text('user_agent').notNull(),
  country: text('country'),
});

export const knownClients = pgTable('known_clients', {
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<'address' | 'device'>().notNull(),
  hash: text('hash').notNull(),
  seen_at: moment('seen_at').notNull(),
});

export const accountLinks = pgTable('account_links', {
  token_hash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<'reset' | 'confirm' | 'take_back' | 'recover'>().notNull(),
  user_id: uuid('user_id').notNull(),
  email: text('email').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  expires_at: moment('expires_at').notNull(),
  sent_at: moment('sent_at'),
  used_at: moment('used_at'),
  wrong_codes: smallint('wrong_codes').notNull().default(0),
});

export const totpFactors = pgTable('totp_factors', {
  user_id: uuid('user_id').primaryKey(),
  sealed_secret: text('sealed_secret').notNull(),
  confirmed_at: moment('confirmed_at'),
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const passkeys = pgTable('passkeys', {
  _id: id(),
  user_id: uuid('user_id').notNull(),
  credential_id: text('credential_id').notNull(),
  public_key: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  name: text('name').notNull(),
  created_at: moment('created_at').notNull(),
  used_at: moment('used_at'),
});

export const recoveryCodes = pgTable('recovery_codes', {
  user_id: uuid('user_id').notNull(),
  code_hash: text('code_hash').notNull(),
});

export const webauthnChallenges = pgTable('webauthn_challenges', {
  challenge_hash: text('challenge_hash').primaryKey(),
  purpose: text('purpose').$type<'login' | 'register'>().notNull(),
  user_id: uuid('user_id'),
  expires_at: moment('expires_at').notNull(),
});

export const consents = pgTable('consents', {
  _id: id(),
  user_id: uuid('user_id').notNull(),
  purpose: text('purpose').$type<ConsentPurpose>().notNull(),
  version: line('version'),
  language: text('language').$type<Language>().notNull(),
  created_at: moment('created_at').notNull(),
  taken_back_at: moment('taken_back_at'),
  application_id: uuid('application_id'),
});

/** Replies kept for repeated calls. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  account_id: uuid('account_id'),
  key_hash: text('key_hash').notNull(),
  request_hash: text('request_hash').notNull(),
  reply: text('reply').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
});

/** The details of an interview; `starts_at` is an ISO date-time in UTC. */
export type InterviewFacts = Pick<
  Interview,
  'duration_minutes' | 'time_zone' | 'place' | 'link' | 'note'
> & { starts_at: string };

/** An answer to an interview; `answered_at` is an ISO date-time. */
export type KeptAnswer = Pick<Interview, 'answer' | 'answer_note' | 'answered_at'>;

/** Who reads an event of an application. */
export type EventAudience = 'both' | 'employer' | 'candidate';

/** Ensures a column for every field of a job in the contract. */
type JobColumns = Record<JobFieldName, unknown> & Record<string, unknown>;

export const jobs = pgTable('jobs', {
  _id: id(),
  employer_id: uuid('employer_id').notNull(),
  title: text('title').notNull(),
  company_name: text('company_name').notNull(),
  location: line('location'),
  description: text('description').notNull(),
  requirements: line('requirements'),
  responsibilities: line('responsibilities'),
  job_type: text('job_type').$type<JobType>().notNull().default('full_time'),
  experience_level: text('experience_level').$type<JobLevel>().notNull().default('entry'),
  workplace: text('workplace').$type<Workplace>().notNull().default('on_site'),
  is_remote: boolean('is_remote').notNull().generatedAlwaysAs(sql``),
  salary_min: doublePrecision('salary_min').notNull().default(0),
  salary_max: doublePrecision('salary_max').notNull().default(0),
  salary_currency: text('salary_currency').notNull().default('USD'),
  salary_period: text('salary_period').$type<SalaryPeriod>().notNull().default('year'),
  hours_per_week: integer('hours_per_week').notNull().default(0),
  start_date: date('start_date', { mode: 'string' }),
  positions: integer('positions').notNull().default(0),
  application_deadline: date('application_deadline', { mode: 'string' }),
  contact_email: line('contact_email'),
  status: text('status').$type<JobStatus>().notNull().default('published'),
  required_skills: text('required_skills').array().notNull().default([]),
  benefits: text('benefits').array().notNull().default([]),
  questions: jsonb('questions').$type<Question[]>().notNull().default([]),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  published_at: moment('published_at'),
  removed_at: moment('removed_at'),
  /** When its final deletion started. */
  ended_at: moment('ended_at'),
  announce_closed_at: moment('announce_closed_at'),
  unneeded_since: moment('unneeded_since').generatedAlwaysAs(sql``),
  deletes_at: moment('deletes_at'),
  __v: version(),
  location_key: text('location_key').notNull().generatedAlwaysAs(sql``),
  skill_keys: text('skill_keys').array().notNull().generatedAlwaysAs(sql``),
  place_city: text('place_city'),
  place_region: text('place_region'),
  place_country: text('place_country'),
  place_words: line('place_words'),
  place_codes: text('place_codes').array().notNull().default([]),
  /** Without a default, so that no insert omits `placeColumns`. */
  place_version: integer('place_version').notNull(),
} satisfies JobColumns);

/** The value of one unit of each currency in the deployment's currency. */
export const currencyRates = pgTable('currency_rates', {
  currency: text('currency').primaryKey(),
  rate: doublePrecision('rate').notNull(),
});

export const files = pgTable('files', {
  _id: id(),
  /** Null once the owner's account is deleted. */
  owner_id: uuid('owner_id'),
  kind: text('kind').$type<'resume' | 'image' | 'export'>().notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  removed_at: moment('removed_at'),
});

export const fileRounds = pgTable('file_rounds', {
  only_one: boolean('only_one').primaryKey().default(true),
  began_at: moment('began_at').notNull(),
  after_id: uuid('after_id'),
  due_at: moment('due_at').notNull(),
});

export const applications = pgTable('applications', {
  _id: id(),
  job_id: uuid('job_id').notNull(),
  candidate_id: uuid('candidate_id').notNull(),
  cover_letter: line('cover_letter'),
  resume_url: line('resume_url'),
  resume_file_id: uuid('resume_file_id'),
  phone: line('phone'),
  availability: line('availability'),
  additional_questions: line('additional_questions'),
  answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
  status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
  contact_email: line('contact_email'),
  contact_phone: line('contact_phone'),
  interview_date: moment('interview_date'),
  created_at: moment('created_at').notNull().defaultNow(),
  last_updated: moment('last_updated'),
  opened_at: moment('opened_at'),
  withdrawn_at: moment('withdrawn_at'),
  /** When the candidate's account was deleted. */
  erased_at: moment('erased_at'),
  announced_status: text('announced_status')
    .$type<ApplicationStatus>()
    .notNull()
    .default('pending'),
  announced_at: moment('announced_at'),
  announce_at: moment('announce_at'),
  profile: jsonb('profile').$type<ProfileSnapshot>(),
  headline: text('headline').notNull().generatedAlwaysAs(sql``),
  place: text('place').notNull().generatedAlwaysAs(sql``),
  held_at: moment('held_at'),
  kept_since: moment('kept_since').notNull().generatedAlwaysAs(sql``),
  deletes_at: moment('deletes_at'),
  rating: smallint('rating'),
  labels: text('labels').array().notNull().default([]),
  __v: version(),
  letter_key: text('letter_key').notNull().generatedAlwaysAs(sql``),
});

export const applicationEvents = pgTable('application_events', {
  _id: id(),
  seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  application_id: uuid('application_id').notNull(),
  kind: text('kind').$type<EventKind>().notNull().default('status'),
  audience: text('audience').$type<EventAudience>().notNull().default('both'),
  from_status: text('from_status').$type<ApplicationStatus>(),
  to_status: text('to_status').$type<ApplicationStatus>(),
  data: jsonb('data').$type<EventData>().notNull().default({}),
  actor_id: uuid('actor_id'),
  batch_id: uuid('batch_id'),
  created_at: moment('created_at').notNull().defaultNow(),
});

export const interviews = pgTable('interviews', {
  application_id: uuid('application_id').primaryKey(),
  starts_at: moment('starts_at').notNull(),
  duration_minutes: integer('duration_minutes').notNull().default(60),
  time_zone: text('time_zone').notNull().default('UTC'),
  place: line('place'),
  link: line('link'),
  note: line('note'),
  sequence: integer('sequence').notNull().default(0),
  state: text('state').$type<'set' | 'cancelled'>().notNull().default('set'),
  answer: text('answer').$type<InterviewAnswerKind>().notNull().default('none'),
  answer_note: line('answer_note'),
  answered_at: moment('answered_at'),
  set_at: moment('set_at').notNull(),
  announced: jsonb('announced').$type<InterviewFacts>(),
  announced_at: moment('announced_at'),
  kept_answer: jsonb('kept_answer').$type<KeptAnswer>(),
  cancelled_by: uuid('cancelled_by'),
  reminded_at: moment('reminded_at'),
});

export const applicationNotes = pgTable('application_notes', {
  _id: id(),
  application_id: uuid('application_id').notNull(),
  author_id: uuid('author_id'),
  body: text('body').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at'),
  __v: version(),
});

export const notifications = pgTable('notifications', {
  _id: id(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  application_id: uuid('application_id'),
  job_id: uuid('job_id'),
  facts: jsonb('facts').$type<MailedFacts>().notNull().default({}),
  dedupe_key: text('dedupe_key'),
  created_at: moment('created_at').notNull().defaultNow(),
  read_at: moment('read_at'),
  mail_id: uuid('mail_id'),
});

export const notificationPreferences = pgTable('notification_preferences', {
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  mode: text('mode').$type<NotificationMode>().notNull(),
});

export const mails = pgTable('mails', {
  _id: id(),
  user_id: uuid('user_id').notNull(),
  is_daily: boolean('is_daily').notNull().default(false),
  created_at: moment('created_at').notNull(),
  due_at: moment('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  claimed_until: moment('claimed_until'),
  handed_over_at: moment('handed_over_at'),
  sent_at: moment('sent_at'),
  failed_at: moment('failed_at'),
  error: line('error'),
  letter: jsonb('letter').$type<AccountLetter>(),
  letter_to: text('letter_to'),
});

export const applicationMessages = pgTable('application_messages', {
  _id: id(),
  application_id: uuid('application_id').notNull(),
  author_id: uuid('author_id'),
  side: text('side').$type<MessageSide>().notNull(),
  body: text('body').notNull(),
  event_id: uuid('event_id'),
  created_at: moment('created_at').notNull().defaultNow(),
  sent_at: moment('sent_at'),
  recalled_at: moment('recalled_at'),
  read_at: moment('read_at'),
});

export const messageTemplates = pgTable('message_templates', {
  _id: id(),
  employer_id: uuid('employer_id').notNull(),
  kind: text('kind').$type<TemplateKind>().notNull(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  body: text('body').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});

export const messages = pgTable('messages', {
  _id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: line('subject'),
  body: text('body').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  __v: version(),
});

export const auditLog = pgTable('audit_log', {
  _id: id(),
  created_at: moment('created_at').notNull().defaultNow(),
  actor_id: uuid('actor_id'),
  action: text('action').$type<AuditAction>().notNull(),
  entity: text('entity').notNull(),
  record_id: uuid('record_id').notNull(),
  subject_id: uuid('subject_id'),
  content: text('content').notNull(),
});

export const auditKeys = pgTable('audit_keys', {
  subject_id: uuid('subject_id').primaryKey(),
  key: text('key').notNull(),
});

export const deletions = pgTable('deletions', {
  record_id: uuid('record_id').primaryKey(),
  entity: text('entity').$type<DeletedEntity>().notNull(),
  label: text('label').notNull(),
  total: integer('total').notNull(),
  shell_id: uuid('shell_id'),
  started_at: moment('started_at').notNull(),
  claims: integer('claims').notNull().default(0),
  claimed_until: moment('claimed_until'),
});

/** Ended accounts that aren't yet in the list outside the database. */
export const erasures = pgTable('erasures', {
  account_id: uuid('account_id').primaryKey(),
  leaves_shells: boolean('leaves_shells').notNull(),
  erased_at: moment('erased_at').notNull(),
});

/** How far that list was read. */
export const erasureRounds = pgTable('erasure_rounds', {
  only_one: boolean('only_one').primaryKey().default(true),
  read_day: date('read_day', { mode: 'string' }),
  due_at: moment('due_at').notNull(),
});

/** Copies of users' data. */
export const exports = pgTable('exports', {
  _id: id(),
  user_id: uuid('user_id').notNull(),
  requested_at: moment('requested_at').notNull(),
  language: text('language').$type<Language>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  claimed_until: moment('claimed_until'),
  file_id: uuid('file_id'),
  ready_at: moment('ready_at'),
  bytes: integer('bytes').notNull().default(0),
  failed_at: moment('failed_at'),
  /** Null while the copy is being made. */
  expires_at: moment('expires_at'),
});

/** The schedule of backups. */
export const backupRounds = pgTable('backup_rounds', {
  only_one: boolean('only_one').primaryKey().default(true),
  due_at: moment('due_at').notNull(),
  claimed_until: moment('claimed_until').notNull(),
  claim: uuid('claim').notNull(),
});

export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const siteNotices = pgTable('site_notices', {
  _id: id(),
  text_en: text('text_en').notNull(),
  text_tr: text('text_tr').notNull(),
  is_read_only: boolean('is_read_only').notNull().default(false),
  starts_at: moment('starts_at').notNull(),
  /** Null for one that stays until it is ended. */
  ends_at: moment('ends_at'),
});

/** The embedded or server database, or a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
