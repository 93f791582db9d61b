import type { Context } from 'hono';
import { csvReply } from '#server/http/csv-reply.ts';
import { announceTime, type Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { asksForPage, plainArray } from '#server/http/paging.ts';
import { checkPlaceholders } from '#server/http/placeholder-problem.ts';
import { type Problem, problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId, validationProblem } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { exportApplications } from './export-queries.ts';
import { findJobOf, getApplication, listAllJobApplications } from './queries.ts';
import { markOpened, setApplicationStatus, setStatuses, undoStatuses } from './review-commands.ts';
import { listJobApplications } from './search-queries.ts';

/** Why a status change is invalid: field errors for its message, otherwise one text. */
const statusProblem = (error: Parameters<typeof validationProblem>[0]): Problem =>
  error.issues.every(({ path }) => path[0] === 'message')
    ? validationProblem(error)
    : problem(400, errorMessages.statusInvalid);

const checkMessage = ({ message = '' }: { message?: string | undefined }): void =>
  checkPlaceholders('message', message);

/** /api/applications: what employers do with applications to their jobs. */
export function employerRoutes(route: Route, dependencies: Dependencies) {
  const { database, clock, publicUrl } = dependencies;
  const { db } = database;

  const ownJob = (c: Context<Session>) =>
    findJobOf(db, pathId(c, 'jobId', errorMessages.jobNotFound), c.var.user._id);
  /** Author and times of a change. */
  const changeBy = (c: Context<Session>) => {
    const now = clock();
    return { employerId: c.var.user._id, now, announceAt: announceTime(dependencies, now) };
  };
  const applicationId = (c: Context) => pathId(c, 'id', errorMessages.applicationNotFound);

  route(endpoints.listJobApplications, async (c, { query }) => {
    const job = await ownJob(c);
    if (!asksForPage(c)) return plainArray(c, await listAllJobApplications(db, job._id));
    return listJobApplications(db, job._id, query, query.limit);
  });
  route(endpoints.exportApplications, async (c, { query: { tz, ...filter } }) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    const reader = { language, timeZone: tz, base: publicUrl ?? c.req.url };
    return csvReply(c, await exportApplications(dependencies, await ownJob(c), filter, reader));
  });
  route(endpoints.setStatuses, async (c, { readBody }) => {
    const { applications, ...decision } = await readBody(checkMessage);
    const asked = [...new Set(applications.map((id) => id.toLowerCase()))];
    const done = await setStatuses(db, asked.filter(isId), decision, changeBy(c));
    const outcomes = new Map(done.results.map((result) => [result._id, result]));
    const results = asked.map(
      (_id) => outcomes.get(_id) ?? ({ _id, outcome: 'not_found' } as const),
    );
    return { ...done, results };
  });
  route(endpoints.undoStatuses, async (c) => {
    const done = await undoStatuses(
      db,
      pathId(c, 'batch', errorMessages.batchNotFound),
      changeBy(c),
    );
    if (!done) throw problem(404, errorMessages.batchNotFound);
    return done;
  });
  route(
    endpoints.setApplicationStatus,
    async (c, { readBody }) => {
      const id = applicationId(c);
      const input = await readBody(checkMessage);
      const { outcome, batch } = await setApplicationStatus(db, id, input, changeBy(c));
      orRefuse('application', outcome);
      return { ...(await getApplication(db, id, c.var.user._id)), batch };
    },
    { invalid: statusProblem },
  );
  route(endpoints.markOpened, async (c) => {
    orRefuse('application', await markOpened(db, applicationId(c), changeBy(c)));
  });
}
