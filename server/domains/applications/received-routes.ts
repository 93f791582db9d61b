import type { Context } from 'hono';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Job } from '../../../src/contract/jobs/job.ts';
import { messages } from '../../../src/contract/messages.ts';
import { announceTime, type Dependencies } from '../../http/dependencies.ts';
import { asksForPage, plainArray } from '../../http/paging.ts';
import { type Problem, problem } from '../../http/problem.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { isId, pathId, readObject, validationProblem } from '../../http/request.ts';
import type { Route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findJob } from '../jobs/commands.ts';
import { checkPlaceholders } from '../messages/placeholder-queries.ts';
import { exportApplications } from './export.ts';
import { listJobApplications } from './queries.ts';
import { markOpened, type Outcome, setStatus, setStatuses, undoBatch } from './review-commands.ts';
import { showApplication } from './routes.ts';
import { searchApplications } from './search-queries.ts';

/** Refuses what could not be done. */
export function check(outcome: Outcome): void {
  if (outcome === 'not_found') throw problem(404, messages.applicationNotFound);
  if (outcome === 'forbidden') throw problem(403, messages.applicationForbidden);
  if (outcome === 'withdrawn') throw problem(409, messages.applicationWithdrawn);
  if (outcome === 'stale') throw problem(409, messages.staleVersion);
  if (outcome === 'unchanged') throw problem(409, messages.statusHeld);
}

/** What is wrong with a change of status, which has always been one text, or with its message. */
const statusProblem = (error: Parameters<typeof validationProblem>[0]): Problem =>
  error.issues.every(({ path }) => path[0] === 'message')
    ? validationProblem(error)
    : problem(400, messages.statusInvalid);

/** The job that the path names, if it is the caller's. */
export async function ownJob(c: Context<Session>, db: Database): Promise<Job> {
  const job = await findJob(db, pathId(c, 'jobId', messages.jobNotFound));
  if (!job) throw problem(404, messages.jobNotFound);
  if (job.employer?._id !== c.var.user._id) throw problem(403, messages.applicationsForbidden);
  return job;
}

/** /api/applications: what employers do with the applications to their jobs. */
export function receivedRoutes(route: Route, dependencies: Dependencies, limit: Limit) {
  const { database, clock } = dependencies;
  const { db } = database;

  /** Who answers, and when; counts the call as one. */
  const answerBy = (c: Context<Session>) => {
    limit(c, 'answer', c.var.user._id);
    return changeBy(c);
  };
  const changeBy = (c: Context<Session>) => {
    const now = clock();
    return { employerId: c.var.user._id, now, announceAt: announceTime(dependencies, now) };
  };
  const applicationId = (c: Context) => pathId(c, 'id', messages.applicationNotFound);

  route(endpoints.listJobApplications, async (c, { query }) => {
    const job = await ownJob(c, db);
    if (!asksForPage(c)) return plainArray(c, await listJobApplications(db, job._id));
    return searchApplications(db, job._id, query, query.limit);
  });
  route(endpoints.exportApplications, async (c, { query }) =>
    exportApplications(c, dependencies, await ownJob(c, db), query),
  );
  route(endpoints.setStatuses, async (c, { readBody }) => {
    const { applications, ...decision } = await readBody();
    checkPlaceholders('message', decision.message ?? '');
    const asked = [...new Set(applications.map((id) => id.toLowerCase()))];
    const done = await setStatuses(db, asked.filter(isId), decision, answerBy(c));
    const outcomes = new Map(done.results.map((result) => [result._id, result]));
    const results = asked.map(
      (_id) => outcomes.get(_id) ?? ({ _id, outcome: 'not_found' } as const),
    );
    return { ...done, results };
  });
  route(endpoints.undoStatuses, async (c) => {
    const done = await undoBatch(db, pathId(c, 'batch', messages.batchNotFound), answerBy(c));
    if (!done) throw problem(404, messages.batchNotFound);
    return done;
  });
  route(endpoints.setApplicationStatus, async (c) => {
    const id = applicationId(c);
    const input = endpoints.setApplicationStatus.body.safeParse(await readObject(c));
    if (!input.success) throw statusProblem(input.error);
    checkPlaceholders('message', input.data.message ?? '');
    const { outcome, batch } = await setStatus(db, id, input.data, answerBy(c));
    check(outcome);
    return { ...(await showApplication(db, id, c.var.user._id)), batch };
  });
  route(endpoints.markOpened, async (c) => {
    check(await markOpened(db, applicationId(c), changeBy(c)));
  });
}
