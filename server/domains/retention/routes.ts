import { getApplication } from '#server/domains/applications/queries.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { holdApplication } from './application-commands.ts';

/** /api/applications: keeping one that would be deleted. */
export function retentionRoutes(route: Route, { database: { db }, clock }: Dependencies) {
  route(endpoints.holdApplication, async (c) => {
    const id = pathId(c, 'id', errorMessages.applicationNotFound);
    const { _id: employerId } = c.var.user;
    orRefuse('application', await holdApplication(db, id, { employerId, now: clock() }));
    return getApplication(db, id, employerId);
  });
}
