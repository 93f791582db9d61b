import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  bulkStatusInputSchema,
  interviewInputSchema,
  statusInputSchema,
} from '../../src/contract/application-input.ts';
import { applicationSearchSchema } from '../../src/contract/application-search.ts';
import type { Job } from '../../src/contract/job.ts';
import { APPLICATIONS_PAGE_SIZE } from '../../src/contract/limits.ts';
import { messages } from '../../src/contract/messages.ts';
import { pageSize } from '../../src/contract/paging.ts';
import { exportApplications } from '../application-export.ts';
import type { Dependencies } from '../dependencies.ts';
import { asksForPage, sendArray } from '../paging.ts';
import { fieldProblem, problem } from '../problem.ts';
import type { Limit } from '../rate-limits.ts';
import { isId, parse, pathId, readJson, readObject, readQuery } from '../request.ts';
import { requireEmployer, requireUser, type Session } from '../session.ts';
import {
  markOpened,
  type Outcome,
  setInterview,
  setStatus,
  setStatuses,
  undoBatch,
} from '../store/application-changes.ts';
import { searchApplications } from '../store/application-search.ts';
import {
  describeApplication,
  findApplication,
  listJobApplications,
} from '../store/applications.ts';
import { findJob } from '../store/jobs.ts';

/** Milliseconds that an interview may lie back: it may be noted on the day itself. */
const INTERVIEW_PAST_MAX = 24 * 60 * 60 * 1000;

/** Refuses what could not be done. */
function check(outcome: Outcome): void {
  if (outcome === 'not_found') throw problem(404, messages.applicationNotFound);
  if (outcome === 'forbidden') throw problem(403, messages.applicationForbidden);
  if (outcome === 'stale') throw problem(409, messages.staleVersion);
}

const limitSchema = pageSize(APPLICATIONS_PAGE_SIZE);
const readSearch = (c: Context) => z.parse(applicationSearchSchema, readQuery(c));

/** /api/applications: what employers do with the applications to their jobs. */
export function receivedRoutes(dependencies: Dependencies, limit: Limit) {
  const { database, clock } = dependencies;
  const { db } = database;
  const employer = requireEmployer(dependencies);
  const user = requireUser(dependencies);

  const ownJob = async (c: Context<Session>): Promise<Job> => {
    const job = await findJob(db, pathId(c, 'jobId', messages.jobNotFound));
    if (!job) throw problem(404, messages.jobNotFound);
    if (job.employer?._id !== c.var.user._id) throw problem(403, messages.applicationsForbidden);
    return job;
  };
  /** Who answers, and when; counts the call as one. */
  const answerBy = (c: Context<Session>) => {
    limit(c, 'answer', c.var.user._id);
    return changeBy(c);
  };
  const changeBy = (c: Context<Session>) => ({ employerId: c.var.user._id, now: clock() });
  const applicationId = (c: Context) => pathId(c, 'id', messages.applicationNotFound);

  /** Answers with the application as it is now. */
  const reply = async (c: Context<Session>, id: string) => {
    const found = await findApplication(db, id);
    // It was withdrawn a moment ago.
    if (!found) throw problem(404, messages.applicationNotFound);
    return c.json(await describeApplication(db, found, c.var.user._id));
  };

  return new Hono<Session>()
    .get('/job/:jobId', employer, async (c) => {
      const job = await ownJob(c);
      const search = readQuery(c);
      if (!asksForPage(search)) return sendArray(c, await listJobApplications(db, job._id));
      const limit = z.parse(limitSchema, search.limit);
      return c.json(await searchApplications(db, job._id, readSearch(c), limit));
    })
    .get('/job/:jobId/export', employer, async (c) =>
      exportApplications(c, dependencies, await ownJob(c), readSearch(c)),
    )
    .post('/bulk-status', employer, async (c) => {
      const { applications, status } = await readJson(c, bulkStatusInputSchema);
      const asked = [...new Set(applications.map((id) => id.toLowerCase()))];
      const done = await setStatuses(db, asked.filter(isId), status, answerBy(c));
      const outcomes = new Map(done.results.map((result) => [result._id, result]));
      const results = asked.map((_id) => outcomes.get(_id) ?? { _id, outcome: 'not_found' });
      return c.json({ ...done, results });
    })
    .post('/bulk-status/:batch/undo', employer, async (c) => {
      const done = await undoBatch(db, pathId(c, 'batch', messages.batchNotFound), answerBy(c));
      if (!done) throw problem(404, messages.batchNotFound);
      return c.json(done);
    })
    .put('/:id/status', user, async (c) => {
      const id = applicationId(c);
      const input = statusInputSchema.safeParse(await readObject(c));
      if (!input.success) throw problem(400, messages.statusInvalid);
      check(await setStatus(db, id, input.data, answerBy(c)));
      return reply(c, id);
    })
    .put('/:id/opened', user, async (c) => {
      check(await markOpened(db, applicationId(c), changeBy(c)));
      return c.body(null, 204);
    })
    .put('/:id/interview', user, async (c) => {
      const id = applicationId(c);
      const { interview_date, __v } = parse(interviewInputSchema, await readObject(c));
      const date = interview_date === null ? null : new Date(interview_date);
      if (date && date.getTime() < clock().getTime() - INTERVIEW_PAST_MAX)
        throw fieldProblem('interview_date', messages.interviewPast);
      check(await setInterview(db, id, { date, __v }, answerBy(c)));
      return reply(c, id);
    });
}
