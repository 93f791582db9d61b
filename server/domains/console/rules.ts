import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { voidLinks, voidRequests } from '#server/domains/accounts/reset-commands.ts';
import { endSessions } from '#server/domains/accounts/session-commands.ts';
import { hasApplied } from '#server/domains/applications/queries.ts';
import { lockFile } from '#server/domains/files/commands.ts';
import { resolveFileReference } from '#server/domains/files/reference-queries.ts';
import { checkCurrency, withIds } from '#server/domains/jobs/fact-rules.ts';
import { findJob, hasApplications, hasJobs } from '#server/domains/jobs/queries.ts';
import { recallMessages } from '#server/domains/messages/decision-commands.ts';
import { recordEvents, statusEvent } from '#server/domains/timeline/commands.ts';
import { fieldProblem, type Problem, problem } from '#server/http/problem.ts';
import { parse } from '#server/http/request.ts';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { among, isId } from '#server/platform/database/ids.ts';
import { lockAccountsShared, lockJobsShared } from '#server/platform/database/locks.ts';
import { findParties } from '#server/platform/database/parties.ts';
import {
  candidates,
  type Database,
  employers,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import type { UserType, Workplace } from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { isSalaryInOrder } from '#src/contract/jobs/job-input.ts';
import { isLive } from '#src/contract/jobs/job-status.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { questionsInput } from '#src/contract/jobs/question-input.ts';
import { nextWorkplace } from '#src/contract/jobs/workplace.ts';
import type { Values } from './input.ts';

/** A write to check. `stored` is the record before it, undefined for a new one. */
type Write = {
  tx: Database;
  id: string;
  /** The administrator. */
  actorId: string;
  stored: ConsoleRecord | undefined;
  values: Values;
  /** The hash of `values.password`, if there is one. */
  passwordHash: string | undefined;
  /** The origins at which this API is reached. */
  origins: readonly string[];
  now: Date;
  /** The currency of a new job's salary if it names none. */
  salaryCurrency: string;
};

/** Returns values to write in addition to, or instead of, the sent ones. */
type Rule = (write: Write) => Promise<Values>;

/**
 * Locks the accounts and job that a record references, before the record itself: until the transaction ends, the
 * accounts are not deleted and keep their type, and the job stays unchanged. `id` is a stored record's.
 */
export async function lockReferenced(
  tx: Database,
  entity: ConsoleEntity,
  values: Values,
  id?: string,
): Promise<void> {
  const idsIn = (...names: string[]): string[] =>
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && isId(value) ? [value.toLowerCase()] : [];
    });
  const stored = entity === 'applications' && id ? await findParties(tx, id) : undefined;
  const named = entity === 'applications' ? idsIn('job') : [];
  const posted =
    named.length === 0
      ? []
      : await tx.select({ employerId: jobs.employer_id }).from(jobs).where(among(jobs._id, named));
  await lockAccountsShared(tx, [
    ...idsIn('user', 'employer', 'candidate'),
    ...posted.map(({ employerId }) => employerId),
    ...(stored ? [stored.candidateId, stored.employerId] : []),
  ]);
  await lockJobsShared(tx, [...named, ...(stored ? [stored.jobId] : [])], 'share');
}

/** The user that the field references. Refuses (400) if there is no user of that type. */
async function namedUser(tx: Database, field: string, value: unknown, type: UserType) {
  const [user] = await tx
    .select({ user_type: users.user_type, email: users.email, phone: users.phone })
    .from(users)
    .where(and(eq(users._id, String(value)), isKeptUser));
  if (!user) throw fieldProblem(field, errorMessages.recordUnknown);
  if (user.user_type !== type)
    throw fieldProblem(
      field,
      type === 'employer' ? errorMessages.userNotEmployer : errorMessages.userNotCandidate,
    );
  return user;
}

/** Refuses (400) to change the type of an employer with jobs or of a candidate who has applied. */
async function checkTypeIsFree(tx: Database, id: string, type: unknown): Promise<void> {
  const isHeld = type === 'employer' ? await hasJobs(tx, id) : await hasApplied(tx, id);
  if (isHeld) throw fieldProblem('user_type', errorMessages.userTypeLocked);
}

/** Locks the file, if there is one, until the transaction ends. Throws `error` when it was just deleted. */
async function lockFileOrThrow(tx: Database, fileId: string | null, error: Problem): Promise<void> {
  if (fileId && !(await lockFile(tx, fileId))) throw error;
}

/** Checks the account's files: uploaded ones must be its own. */
async function ownFiles({ tx, id, values, origins }: Write): Promise<Values> {
  const own: Values = {};
  for (const [field, kind] of [
    ['resume_url', 'resume'],
    ['profile_image_url', 'image'],
  ] as const) {
    if (typeof values[field] !== 'string') continue;
    const error = fieldProblem(field, errorMessages.fileNotUsers);
    const owned = { kind, userId: id, error, origins };
    const { url, fileId } = await resolveFileReference(tx, owned, values[field]);
    await lockFileOrThrow(tx, fileId, error);
    own[field] = url;
  }
  return own;
}

/** A new password or type ends all sessions of the account (rule SESSION-8). */
const userRule: Rule = async (write) => {
  const { tx, id, stored, values, passwordHash } = write;
  const more: Values = await ownFiles(write);
  if (stored && values.user_type !== undefined) await checkTypeIsFree(tx, id, stored.user_type);
  if (stored && values.email !== undefined) {
    // Open links were sent to the old address, and only that address was confirmed.
    await voidLinks(tx, id);
    more.email_confirmed_at = null;
  }
  if (passwordHash) {
    more.password = passwordHash;
    if (stored) await voidRequests(tx, id);
  }
  if (stored && (passwordHash || values.user_type !== undefined)) await endSessions(tx, id);
  return more;
};

/** The workplace to write, from which `is_remote` follows. */
const placeOfWork = (stored: ConsoleRecord | undefined, values: Values): Values => {
  if (values.is_remote === undefined && values.workplace === undefined) return {};
  const before = stored && (stored.workplace as Workplace);
  return { is_remote: undefined, workplace: nextWorkplace(values, before) };
};

/** The questions to write. Outside drafts, each must have what candidates need to answer it. */
const questionsOf = (job: Values, { status, questions }: Values): Values => {
  if (status === undefined && questions === undefined) return {};
  if (job.status !== 'draft')
    parse(z.object({ questions: questionsInput }), { questions: job.questions ?? [] });
  return questions === undefined ? {} : { questions: withIds(questions as Question[]) };
};

/**
 * The salaries are in order, the currency and the employer exist, the questions can be answered, and a job
 * with applications is not turned into a draft.
 */
const jobRule: Rule = async ({ tx, id, stored, values, now, salaryCurrency }) => {
  const job: Values = { ...stored, ...values };
  if (values.employer !== undefined) await namedUser(tx, 'employer', values.employer, 'employer');
  if (stored && values.status === 'draft' && (await hasApplications(tx, id)))
    throw problem(409, errorMessages.jobHasApplications);
  const [salary_min, salary_max] = [Number(job.salary_min ?? 0), Number(job.salary_max ?? 0)];
  if (!isSalaryInOrder({ salary_min, salary_max }))
    throw fieldProblem('salary_max', errorMessages.salaryRange);
  checkCurrency(values.salary_currency);
  const status = (job.status ?? 'published') as 'draft' | 'published' | 'active' | 'closed';
  return {
    ...placeOfWork(stored, values),
    ...questionsOf(job, values),
    ...(!stored && {
      company_name: job.company_name ?? '',
      description: job.description ?? '',
      salary_currency: job.salary_currency ?? salaryCurrency,
    }),
    // A removed job is its employer's again, and candidates are not notified that it was closed.
    ...(values.status !== undefined &&
      isLive({ status }) && { removed_at: null, announce_closed_at: null }),
    // A job counts as published since it was first live.
    ...(isLive({ status }) && !job.published_at && { published_at: now }),
  };
};

const applicationRule: Rule = async ({ tx, id, actorId, stored, values, origins, now }) => {
  const application: Values = { ...stored, ...values };
  if (typeof values.job === 'string') {
    const job = await findJob(tx, values.job);
    if (!job) throw fieldProblem('job', errorMessages.recordUnknown);
    if (job.status === 'draft') throw fieldProblem('job', errorMessages.jobIsDraft);
  }
  const candidate =
    values.candidate === undefined
      ? undefined
      : await namedUser(tx, 'candidate', values.candidate, 'candidate');
  const more: Values = stored
    ? { last_updated: now }
    : {
        contact_email: values.contact_email ?? candidate?.email ?? '',
        contact_phone: values.contact_phone ?? values.phone ?? candidate?.phone ?? '',
      };
  if (stored && values.status !== undefined) {
    const [from, to] = [stored.status, values.status] as [ApplicationStatus, ApplicationStatus];
    await recallMessages(tx, [id], now);
    const event = statusEvent({ _id: id, from, to });
    await recordEvents(tx, [event], { actorId, audience: 'both', now });
    // A correction of the record notifies nobody.
    Object.assign(more, { announced_status: to, announced_at: now, announce_at: null });
  }
  if (typeof values.interview_date === 'string')
    more.interview_date = new Date(values.interview_date);
  if (values.resume_url !== undefined || values.candidate !== undefined)
    Object.assign(more, await resumeOf(tx, origins, application));
  return more;
};

/** Checks an application's resume. Its employer may read it, so an uploaded one must be the candidate's. */
async function resumeOf(
  tx: Database,
  origins: Write['origins'],
  { resume_url, candidate }: Values,
) {
  const error = fieldProblem('resume_url', errorMessages.fileNotCandidates);
  const owned = { kind: 'resume', userId: candidate, error, origins } as const;
  const given = typeof resume_url === 'string' ? resume_url : '';
  const { url, fileId } = await resolveFileReference(tx, owned, given);
  await lockFileOrThrow(tx, fileId, error);
  return { resume_url: url, resume_file_id: fileId };
}

const profileRule =
  (type: UserType): Rule =>
  async ({ tx, stored, values }) => {
    if (!stored) await namedUser(tx, 'user', values.user, type);
    return {};
  };

/** Rules of each kind of record beyond single fields. They refuse with 400 or 409 (rule CONSOLE-11). */
export const consoleRules: Record<ConsoleEntity, Rule> = {
  users: userRule,
  jobs: jobRule,
  applications: applicationRule,
  candidates: profileRule('candidate'),
  employers: profileRule('employer'),
  messages: async () => ({}),
};

/** Creates the blank profile of the account's type, if it has none. */
export async function ensureProfile(tx: Database, id: string, type: unknown): Promise<void> {
  await tx
    .insert(type === 'employer' ? employers : candidates)
    .values({ user_id: id })
    .onConflictDoNothing();
}
