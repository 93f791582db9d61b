import type { Context } from 'hono';
import { checkConfirmed, checkStaying } from '#server/domains/accounts/confirm-rules.ts';
import { createJsonText, type SharedText, sizeOfText } from '#server/http/compression.ts';
import { announceTime, type Dependencies } from '#server/http/dependencies.ts';
import { asksForPage, plainArray } from '#server/http/paging.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { sharedReply } from '#server/http/reply.ts';
import { parse, pathId, readObject, validationProblem } from '#server/http/request.ts';
import { type Route, sent as sentAs } from '#server/http/router.ts';
import { callingEmployer } from '#server/http/session.ts';
import { createJobCache } from '#server/platform/cache/job-cache.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isPastDay } from '#src/contract/jobs/job-fields.ts';
import {
  isSalaryInOrder,
  type JobUpdate,
  jobDraftInputSchema,
  jobInputSchema,
  publishedJobSchema,
} from '#src/contract/jobs/job-input.ts';
import { isLive } from '#src/contract/jobs/job-status.ts';
import { listWaiting } from './action-item-queries.ts';
import { createJob, deleteJob, updateJob } from './commands.ts';
import { changedFacts, newFacts } from './fact-rules.ts';
import { listAllOwnJobs, listOwnJobs } from './own-queries.ts';
import { describeApplications, getVisibleJob } from './queries.ts';

/** Attempts at an update that names no version. */
const ATTEMPTS = 5;

/**
 * Checks that a job other than a draft is complete: everything when it stops being a draft, afterwards whatever is
 * changed (rule POST-4).
 */
function checkComplete(job: Job, changes: JobUpdate): void {
  if ((changes.status ?? job.status) === 'draft') return;
  const result = publishedJobSchema.safeParse({ ...job, ...changes });
  if (result.success) return;
  const issues =
    job.status === 'draft'
      ? result.error.issues
      : result.error.issues.filter((issue) => String(issue.path[0]) in changes);
  if (issues.length > 0) throw validationProblem({ issues });
}

/** Whether the changes make a job live that is not live now. */
const goesLive = (job: Job, changes: Pick<JobUpdate, 'status'>): boolean =>
  isLive({ ...job, ...changes }) && !isLive(job);

/** Refuses a new deadline in the past, and going live with a passed deadline (rules POST-3 and EDIT-6). */
function checkDeadline(job: Job, changes: JobUpdate, now: Date): void {
  const { application_deadline: deadline } = { ...job, ...changes };
  if (!deadline || !isPastDay(deadline.slice(0, 10), now)) return;
  if (deadline !== job.application_deadline || (goesLive(job, changes) && job.status === 'draft'))
    throw fieldProblem('application_deadline', errorMessages.deadlinePast);
  if (goesLive(job, changes)) throw problem(409, errorMessages.reopenDeadline);
}

/** Checks that need the stored job. */
function checkAgainst(job: Job, changes: JobUpdate, now: Date): void {
  checkComplete(job, changes);
  checkDeadline(job, changes, now);
  if (!isSalaryInOrder({ ...job, ...changes }))
    throw fieldProblem('salary_max', errorMessages.salaryRange);
}

/** /api/jobs, except the search (rule ACCESS-4). */
export function jobRoutes(route: Route, dependencies: Dependencies) {
  const { database, jobChanges, clock, liveJobsMax, salaryCurrency } = dependencies;
  const { db } = database;
  /** Jobs as everyone but employers sees them. */
  const shown = createJobCache<SharedText>('single jobs', {
    clock,
    jobChanges,
    sizeOf: sizeOfText,
  });
  /** Values for the message that an account has no room for another live job. */
  const room = { no_room: { max: liveJobsMax } };
  const moments = () => {
    const now = clock();
    return { now, announceAt: announceTime(dependencies, now) };
  };

  /** The job in the path, if the caller may see it; refuses with 404. */
  const visibleJob = (c: Context, caller: string | undefined): Promise<Job> =>
    getVisibleJob(db, pathId(c, 'id', errorMessages.jobNotFound), caller);

  /** The caller's job in the path; refuses with 404, or with 403 another employer's. */
  const ownJob = async (c: Context, caller: string): Promise<Job> => {
    const job = await visibleJob(c, caller);
    if (job.employer?._id !== caller) throw problem(403, errorMessages.jobForbidden);
    return job;
  };

  route(endpoints.createJob, async (c, { once, countAlso }) => {
    const body = await readObject(c);
    const sent = parse(body.status === 'draft' ? jobDraftInputSchema : jobInputSchema, body);
    const input = newFacts(body, sent, salaryCurrency);
    const { _id } = c.var.user;
    if (isLive(input)) {
      checkStaying(c.var.user);
      checkConfirmed(dependencies, c.var.user, 'publish');
      countAlso('publish');
    }
    const created = await once(async (tx) => {
      const job = await createJob(tx, _id, input, clock(), liveJobsMax);
      const settled = orRefuse('job', job, room);
      return { ...settled, applications: [], application_count: 0, new_count: 0 };
    });
    jobChanges.publish();
    return created;
  });
  route(endpoints.listOwnJobs, async (c, { query }) => {
    const { _id } = c.var.user;
    if (!asksForPage(c)) return plainArray(c, await listAllOwnJobs(db, _id));
    return listOwnJobs(db, _id, query);
  });
  route(endpoints.listWaiting, (c) => listWaiting(db, c.var.user._id, clock()));
  route(endpoints.getJob, async (c) => {
    const caller = await callingEmployer(c, dependencies);
    if (caller === undefined) {
      const id = pathId(c, 'id', errorMessages.jobNotFound);
      const make = async () => createJsonText(await getVisibleJob(db, id, undefined));
      return sentAs<Job>(sharedReply(c, shown.find(id) ?? (await shown.get(id, make))));
    }
    const job = await visibleJob(c, caller);
    if (job.employer?._id !== caller) return job;
    return { ...job, ...(await describeApplications(db, job._id)) };
  });
  route(endpoints.updateJob, async (c, { readBody, countAlso }) => {
    const caller = c.var.user._id;
    for (let attempt = 1; ; attempt += 1) {
      const job = await ownJob(c, caller);
      const sent = await readBody((given) => {
        if (given.__v !== undefined && given.__v !== job.__v) orRefuse('job', 'stale');
        checkAgainst(job, given, clock());
      });
      const changes = changedFacts(job, sent);
      if (attempt === 1 && goesLive(job, changes)) {
        checkStaying(c.var.user);
        checkConfirmed(dependencies, c.var.user, 'publish');
        countAlso('publish');
      }
      const updated = await updateJob(db, job, changes, moments(), liveJobsMax);
      if (updated === 'stale' && attempt < ATTEMPTS) continue;
      const settled = orRefuse('job', updated, room);
      jobChanges.publish();
      return { ...settled, ...(await describeApplications(db, job._id)) };
    }
  });
  route(endpoints.deleteJob, async (c) => {
    const job = await ownJob(c, c.var.user._id);
    await deleteJob(db, job._id, moments());
    jobChanges.publish();
  });
}
