import { Hono } from 'hono';
import { errorMessages } from '#src/contract/error-messages.ts';
import { compressJson } from './compression.ts';
import { allowOrigin } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { answerFailure, serviceUnavailable } from './failures.ts';
import { createLimits, unlimited } from './rate-limits.ts';
import { logRequests } from './request-log.ts';
import { createRouter, type Route } from './router.ts';
import { requireCaller } from './session.ts';

/** Methods that write nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The API: middleware around every call, and the routes that `register` adds. */
export function createApp(dependencies: Dependencies, register: (route: Route) => void): Hono {
  const { publicUrl, compress, log, clock, rateLimits, proxies, isDiskFull } = dependencies;
  const app = new Hono();

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
  const { route, mount } = createRouter(dependencies, rateLimits ? createLimits(clock) : unlimited);
  register(route);
  mount(app);
  // Callers who may not use the data console can't find out which calls exist there.
  app.use(`/api/${dependencies.consolePath}/*`, requireCaller(dependencies, 'admin'));
  app.notFound((c) => c.json({ msg: errorMessages.callNotFound }, 404));
  app.onError(answerFailure);
  return app;
}
