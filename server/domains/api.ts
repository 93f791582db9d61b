import type { Hono } from 'hono';
import { createApp } from '#server/http/app.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { createWorkBudget, spendFreely } from '#server/http/work-budget.ts';
import { consentRoutes } from './accounts/consent-routes.ts';
import { emailRoutes } from './accounts/email-routes.ts';
import { createPasswordThrottle, noPasswordThrottle } from './accounts/password-throttle.ts';
import { resetRoutes } from './accounts/reset-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { secondStepRoutes } from './accounts/second-step-routes.ts';
import { findSessionUser } from './accounts/session-queries.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { employerRoutes } from './applications/employer-routes.ts';
import { noteRoutes } from './applications/note-routes.ts';
import { getApplication } from './applications/queries.ts';
import { reviewRoutes } from './applications/review-routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { consoleRoutes } from './console/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { deletionRoutes } from './deletions/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { preferenceRoutes } from './notifications/preference-routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { retentionRoutes } from './retention/routes.ts';
import { engineOf } from './search/engine-queries.ts';
import type { JobSearchEngine } from './search/job-search-engine.ts';
import { searchRoutes } from './search/routes.ts';
import { suggestionRoutes } from './search/suggestion-routes.ts';
import { serverRoutes } from './server/routes.ts';

type Optional = 'isDiskFull' | 'stopping' | 'spend' | 'compress';

/** The API's dependencies; some have defaults. */
export type ApiParts = Omit<Dependencies, Optional | 'findSessionUser'> &
  Partial<Pick<Dependencies, Optional>> & {
    /** Finds jobs; by default in the database. */
    jobSearch?: JobSearchEngine;
  };

/**
 * The API as a plain fetch handler with every call of docs/product.md; without listening, settings and files of the
 * browser app.
 */
export function createApi({ jobSearch, ...parts }: ApiParts): Hono {
  const { clock, rateLimits } = parts;
  const dependencies: Dependencies = {
    isDiskFull: async () => false,
    stopping: undefined,
    compress: false,
    spend: rateLimits ? createWorkBudget(clock) : spendFreely,
    ...parts,
    findSessionUser,
  };
  const throttle = rateLimits ? createPasswordThrottle(dependencies) : noPasswordThrottle;
  return createApp(dependencies, (route) => {
    serverRoutes(route, dependencies);
    accountRoutes(route, dependencies, throttle);
    sessionRoutes(route, dependencies, throttle);
    resetRoutes(route, dependencies, throttle);
    emailRoutes(route, dependencies, throttle);
    secondStepRoutes(route, dependencies, throttle);
    consentRoutes(route, dependencies);
    deletionRoutes(route, dependencies);
    retentionRoutes(route, dependencies);
    searchRoutes(route, dependencies, jobSearch ?? engineOf(dependencies.database.db));
    suggestionRoutes(route, dependencies);
    jobRoutes(route, dependencies);
    interviewRoutes(route, dependencies, getApplication);
    employerRoutes(route, dependencies);
    reviewRoutes(route, dependencies);
    noteRoutes(route, dependencies);
    applicationRoutes(route, dependencies);
    messageRoutes(route, dependencies);
    fileRoutes(route, dependencies);
    exportRoutes(route, dependencies);
    profileRoutes(route, dependencies);
    notificationRoutes(route, dependencies);
    preferenceRoutes(route, dependencies);
    contactRoutes(route, dependencies);
    consoleRoutes(route, dependencies);
  });
}
