import { Hono } from 'hono';
import { messages } from '../../src/contract/messages.ts';
import {
  createPasswordThrottle,
  noPasswordThrottle,
} from '../domains/accounts/password-throttle.ts';
import { passwordResetRoutes } from '../domains/accounts/reset-routes.ts';
import { authRoutes } from '../domains/accounts/routes.ts';
import { receivedRoutes } from '../domains/applications/received-routes.ts';
import { applicationReviewRoutes } from '../domains/applications/review-routes.ts';
import { applicationRoutes } from '../domains/applications/routes.ts';
import { consoleRoutes } from '../domains/console/routes.ts';
import { messageRoute } from '../domains/contact/routes.ts';
import { uploadRoutes } from '../domains/files/routes.ts';
import { interviewRoutes } from '../domains/interviews/routes.ts';
import { jobRoutes } from '../domains/jobs/routes.ts';
import { applicationMessageRoutes } from '../domains/messages/routes.ts';
import { preferenceRoutes } from '../domains/notifications/preference-routes.ts';
import { notificationRoutes } from '../domains/notifications/routes.ts';
import { profileRoutes } from '../domains/profiles/routes.ts';
import { jobSearchRoute } from '../domains/search/routes.ts';
import { suggestionRoute } from '../domains/search/suggestion-routes.ts';
import { serverRoutes } from '../domains/server/routes.ts';
import { compressJson } from './compression.ts';
import { allowOrigin } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { answerFailure, serviceUnavailable } from './failures.ts';
import { createRateLimits, unlimited } from './rate-limits.ts';
import { logRequests } from './request-log.ts';
import { createRoute } from './route.ts';
import { requireCaller } from './session.ts';
import { createWorkBudget, spendFreely } from './work-budget.ts';

/** Methods of calls that write nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The API as a plain fetch handler: every call of docs/product.md, nothing of
 * listening, settings or files of the browser app.
 */
export function createApi(dependencies: Dependencies): Hono {
  const {
    publicUrl,
    compress,
    log,
    clock,
    rateLimits,
    proxies = 0,
    isDiskFull = async () => false,
    spend = rateLimits ? createWorkBudget(clock) : spendFreely,
  } = dependencies;
  const limit = rateLimits ? createRateLimits(clock) : unlimited;
  const passwordThrottle = rateLimits ? createPasswordThrottle(dependencies) : noPasswordThrottle;
  const app = new Hono();
  const route = createRoute(app, dependencies);

  app.use(logRequests(log, proxies));
  if (publicUrl) app.use(allowOrigin(publicUrl));
  if (compress) app.use('/api/*', compressJson);
  app.use('/api/*', async (c, next) => {
    await next();
    // Replies depend on the caller, so no cache may keep them; files set their own Cache-Control.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use('/api/*', async (c, next) => {
    if (!READS.has(c.req.method) && (await isDiskFull())) throw serviceUnavailable();
    await next();
  });
  serverRoutes(route, dependencies);
  authRoutes(route, dependencies, limit, passwordThrottle);
  passwordResetRoutes(route, dependencies, limit, passwordThrottle);
  jobSearchRoute(route, dependencies, spend);
  // Before those with an id: its path of one word would read as an id.
  suggestionRoute(route, dependencies, limit, spend);
  jobRoutes(route, dependencies, limit, spend);
  interviewRoutes(route, dependencies, limit);
  // Before the candidate's, whose /:id would match these paths.
  receivedRoutes(route, dependencies, limit);
  applicationReviewRoutes(route, dependencies, limit);
  applicationRoutes(route, dependencies, limit);
  applicationMessageRoutes(route, dependencies, limit);
  uploadRoutes(route, dependencies, limit);
  profileRoutes(route, dependencies);
  notificationRoutes(route, dependencies, limit);
  messageRoute(route, dependencies, limit);
  preferenceRoutes(route, dependencies, limit);
  consoleRoutes(route, dependencies);
  // Who may not use the data console doesn't learn what is no call there.
  app.use(`/api/${dependencies.consolePath ?? 'admin'}/*`, requireCaller(dependencies, 'admin'));
  app.notFound((c) => c.json({ msg: messages.callNotFound }, 404));
  app.onError(answerFailure);
  return app;
}
