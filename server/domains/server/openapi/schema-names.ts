import type * as z from 'zod/mini';
import * as credentials from '#src/contract/accounts/credentials.ts';
import * as session from '#src/contract/accounts/session.ts';
import * as user from '#src/contract/accounts/user.ts';
import * as answerInput from '#src/contract/applications/answer-input.ts';
import * as application from '#src/contract/applications/application.ts';
import * as applicationCheck from '#src/contract/applications/application-check.ts';
import * as applicationInput from '#src/contract/applications/application-input.ts';
import * as applicationReview from '#src/contract/applications/application-review.ts';
import * as consoleRecords from '#src/contract/console/console.ts';
import * as contactMessage from '#src/contract/contact/contact-message.ts';
import * as exported from '#src/contract/exports/export.ts';
import * as upload from '#src/contract/files/upload.ts';
import * as interview from '#src/contract/interviews/interview.ts';
import * as interviewInput from '#src/contract/interviews/interview-input.ts';
import * as job from '#src/contract/jobs/job.ts';
import * as jobInput from '#src/contract/jobs/job-input.ts';
import * as ownJobs from '#src/contract/jobs/own-jobs.ts';
import * as question from '#src/contract/jobs/question.ts';
import * as questionInput from '#src/contract/jobs/question-input.ts';
import * as applicationMessage from '#src/contract/messages/application-message.ts';
import * as notification from '#src/contract/notifications/notification.ts';
import * as profile from '#src/contract/profiles/profile.ts';
import * as profileSnapshot from '#src/contract/profiles/profile-snapshot.ts';
import * as replies from '#src/contract/replies.ts';
import * as jobSuggestion from '#src/contract/search/job-suggestion.ts';
import * as health from '#src/contract/server/health.ts';
import * as settings from '#src/contract/server/settings.ts';

const MODULES: readonly object[] = [
  credentials,
  session,
  user,
  answerInput,
  application,
  applicationCheck,
  applicationInput,
  applicationReview,
  consoleRecords,
  contactMessage,
  exported,
  upload,
  interview,
  interviewInput,
  job,
  jobInput,
  ownJobs,
  question,
  questionInput,
  applicationMessage,
  notification,
  profile,
  profileSnapshot,
  replies,
  jobSuggestion,
  health,
  settings,
];

/** `jobInputSchema` is `JobInput`. */
const nameOf = (exported: string): string =>
  exported.charAt(0).toUpperCase() + exported.slice(1, -'Schema'.length);

const named = MODULES.flatMap((module) =>
  Object.entries(module as Record<string, unknown>).flatMap(
    ([exported, schema]): [string, z.core.$ZodType][] =>
      exported.endsWith('Schema') ? [[nameOf(exported), schema as z.core.$ZodType]] : [],
  ),
);

/**
 * The contract's schemas by their names in the OpenAPI document. The names come from the exports, so that they cost the
 * browser nothing.
 */
export const SCHEMAS: ReadonlyMap<string, z.core.$ZodType> = new Map(named);

if (SCHEMAS.size < named.length) throw new Error('Two schemas of the contract have one name');

/** The names by schema. */
export const SCHEMA_NAMES: ReadonlyMap<z.core.$ZodType, string> = new Map(
  named.map(([name, schema]) => [schema, name]),
);
