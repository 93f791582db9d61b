import type { Context } from 'hono';
import type { Dependencies } from '#server/http/dependencies.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { listJobLabels, listNewApplications } from './new-queries.ts';
import { findJobOf, getApplication } from './queries.ts';
import { setReview } from './review-commands.ts';

/** /api/applications: rating, labels and new applications. */
export function reviewRoutes(route: Route, dependencies: Dependencies) {
  const { database, clock } = dependencies;
  const { db } = database;

  const applicationId = (c: Context) => pathId(c, 'id', errorMessages.applicationNotFound);
  /** Author and time of a write. */
  const writeBy = (c: Context<Session>) => ({ employerId: c.var.user._id, now: clock() });

  route(endpoints.listNewApplications, (c) => listNewApplications(db, c.var.user._id));
  route(endpoints.listJobLabels, async (c) => {
    const job = await findJobOf(db, pathId(c, 'jobId', errorMessages.jobNotFound), c.var.user._id);
    return { labels: await listJobLabels(db, job._id) };
  });
  route(endpoints.setReview, async (c, { readBody }) => {
    const id = applicationId(c);
    const input = await readBody();
    orRefuse('application', await setReview(db, id, input, writeBy(c)));
    return getApplication(db, id, c.var.user._id);
  });
}
