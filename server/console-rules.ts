import { eq } from 'drizzle-orm';
import type { ConsoleRecord } from '../src/contract/console.ts';
import type { ConsoleEntity } from '../src/contract/console-search.ts';
import type { ApplicationStatus, UserType } from '../src/contract/enumerations.ts';
import { isLive } from '../src/contract/job.ts';
import { isSalaryInOrder } from '../src/contract/job-input.ts';
import { messages } from '../src/contract/messages.ts';
import type { Values } from './console-input.ts';
import { candidates, type Database, employers, users } from './db/schema.ts';
import { resolveFileReferenceAt } from './files/file-reference.ts';
import { fieldProblem, type Problem, problem } from './problem.ts';
import { recordEvents } from './store/application-events.ts';
import { hasApplied } from './store/applications.ts';
import { lockFile } from './store/files.ts';
import { hasApplications, hasJobs, lockJob } from './store/jobs.ts';
import { voidResets } from './store/password-resets.ts';
import { nextSessionVersion } from './store/users.ts';

/** A write as the rules see it: `stored` is what there is before it, undefined for a new record. */
export type Write = {
  tx: Database;
  id: string;
  /** The administrator. */
  actorId: string;
  stored: ConsoleRecord | undefined;
  values: Values;
  /** The hash of `values.password`, if there is one. */
  passwordHash: string | undefined;
  /** Where this API is reached. */
  origins: readonly string[];
  now: Date;
};

/** What is written beside, or in the place of, the values that were given. */
type Rule = (write: Write) => Promise<Values>;

/** The user whom the field names; refuses (400) when there is none of that type. */
async function namedUser(tx: Database, field: string, value: unknown, type: UserType) {
  const [user] = await tx
    .select({ user_type: users.user_type, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users._id, String(value)))
    // The account neither goes nor changes its type before the write is done.
    .for('key share');
  if (!user) throw fieldProblem(field, messages.recordUnknown);
  if (user.user_type !== type)
    throw fieldProblem(
      field,
      type === 'employer' ? messages.userNotEmployer : messages.userNotCandidate,
    );
  return user;
}

/** Refuses (400) to make something else of an employer with jobs, or of a candidate who has applied. */
async function checkTypeIsFree(tx: Database, id: string, type: unknown): Promise<void> {
  const isHeld = type === 'employer' ? await hasJobs(tx, id) : await hasApplied(tx, id);
  if (isHeld) throw fieldProblem('user_type', messages.userTypeHeld);
}

/** Keeps the file, if there is one, where it is until the write is done; throws `error` when it has just gone. */
async function hold(tx: Database, fileId: string | null, error: Problem): Promise<void> {
  if (fileId && !(await lockFile(tx, fileId))) throw error;
}

/** The files that the account names, which must be its own when they were uploaded. */
async function ownFiles({ tx, id, values, origins }: Write): Promise<Values> {
  const own: Values = {};
  for (const [field, kind] of [
    ['resume_url', 'resume'],
    ['profile_image_url', 'image'],
  ] as const) {
    if (typeof values[field] !== 'string') continue;
    const error = fieldProblem(field, messages.fileNotUsers);
    const owned = { kind, userId: id, error, origins };
    const { url, fileId } = await resolveFileReferenceAt(tx, owned, values[field]);
    await hold(tx, fileId, error);
    own[field] = url;
  }
  return own;
}

/** An account has a profile of its type, and a new password or type ends the sessions that began before. */
const userRule: Rule = async (write) => {
  const { tx, id, stored, values, passwordHash } = write;
  const more: Values = await ownFiles(write);
  if (stored && values.user_type !== undefined) await checkTypeIsFree(tx, id, stored.user_type);
  // The links were sent to the address that was.
  if (stored && values.email !== undefined) await voidResets(tx, id);
  if (passwordHash) {
    more.password = passwordHash;
    if (stored) await voidResets(tx, id);
  }
  if (stored && (passwordHash || values.user_type !== undefined))
    more.session_version = nextSessionVersion;
  return more;
};

/** A job keeps what makes it a job, and no draft has applications. */
const jobRule: Rule = async ({ tx, id, stored, values, now }) => {
  const job: Values = { ...stored, ...values };
  if (values.employer !== undefined) await namedUser(tx, 'employer', values.employer, 'employer');
  if (stored && values.status === 'draft' && (await hasApplications(tx, id)))
    throw problem(409, messages.jobHasApplications);
  const [salary_min, salary_max] = [Number(job.salary_min ?? 0), Number(job.salary_max ?? 0)];
  if (!isSalaryInOrder({ salary_min, salary_max }))
    throw fieldProblem('salary_max', messages.salaryRange);
  const status = (job.status ?? 'published') as 'draft' | 'published' | 'active' | 'closed';
  return {
    ...(!stored && { company_name: job.company_name ?? '', description: job.description ?? '' }),
    // It counts as published from the first moment in which it is live.
    ...(isLive({ status }) && !job.published_at && { published_at: now }),
  };
};

const applicationRule: Rule = async ({ tx, id, actorId, stored, values, origins, now }) => {
  const application: Values = { ...stored, ...values };
  if (values.job !== undefined) {
    const job = await lockJob(tx, String(values.job));
    if (!job) throw fieldProblem('job', messages.recordUnknown);
    if (job.status === 'draft') throw fieldProblem('job', messages.jobIsDraft);
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
    await recordEvents(tx, [{ _id: id, from, to }], { actorId, batchId: null, now });
  }
  if (typeof values.interview_date === 'string')
    more.interview_date = new Date(values.interview_date);
  if (values.resume_url !== undefined || values.candidate !== undefined)
    Object.assign(more, await resumeOf(tx, origins, application));
  return more;
};

/** An application's resume; its employer may read it, so an uploaded one must be the candidate's. */
async function resumeOf(
  tx: Database,
  origins: Write['origins'],
  { resume_url, candidate }: Values,
) {
  const error = fieldProblem('resume_url', messages.fileNotCandidates);
  const owned = { kind: 'resume', userId: candidate, error, origins } as const;
  const { url, fileId } = await resolveFileReferenceAt(tx, owned, String(resume_url ?? ''));
  await hold(tx, fileId, error);
  return { resume_url: url, resume_file_id: fileId };
}

const profileRule =
  (type: UserType): Rule =>
  async ({ tx, stored, values }) => {
    if (!stored) await namedUser(tx, 'user', values.user, type);
    return {};
  };

/** What must hold of a record of each kind beyond its single fields; refuses with 400. */
export const consoleRules: Record<ConsoleEntity, Rule> = {
  users: userRule,
  jobs: jobRule,
  applications: applicationRule,
  candidates: profileRule('candidate'),
  employers: profileRule('employer'),
  messages: async () => ({}),
};

/** Gives the account the blank profile of its type, if it has none. */
export async function ensureProfile(tx: Database, id: string, type: unknown): Promise<void> {
  await tx
    .insert(type === 'employer' ? employers : candidates)
    .values({ user_id: id })
    .onConflictDoNothing();
}
