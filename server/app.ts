import { Hono } from 'hono';
import { messages } from '../src/contract/messages.ts';
import { compressJson } from './compression.ts';
import { allowOrigin } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { answerFailure, serviceUnavailable } from './failures.ts';
import { createPasswordThrottle, noPasswordThrottle } from './password-throttle.ts';
import { createRateLimits, unlimited } from './rate-limits.ts';
import { logRequests } from './request-log.ts';
import { applicationRoutes } from './routes/applications.ts';
import { authRoutes } from './routes/auth.ts';
import { consoleRoutes } from './routes/console.ts';
import { messageRoutes } from './routes/contact-messages.ts';
import { jobSearchRoutes } from './routes/job-search.ts';
import { jobRoutes } from './routes/jobs.ts';
import { passwordResetRoutes } from './routes/password-reset.ts';
import { companyNameRoutes, profileRoutes } from './routes/profile.ts';
import { receivedRoutes } from './routes/received-applications.ts';
import { uploadRoutes } from './routes/uploads.ts';

/** Methods of calls that write nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The API as a plain fetch handler: every call of docs/product.md, nothing of
 * listening, settings or files of the browser app.
 */
export function createApi(dependencies: Dependencies): Hono {
  const {
    database,
    version,
    publicUrl,
    compress,
    log,
    clock,
    rateLimits,
    proxies = 0,
    isDiskFull = async () => false,
  } = dependencies;
  const search = jobSearchRoutes(dependencies);
  const limit = rateLimits ? createRateLimits(clock) : unlimited;
  const passwordThrottle = rateLimits ? createPasswordThrottle(clock) : noPasswordThrottle;
  const app = new Hono();

  app.use(logRequests(log, proxies));
  if (publicUrl) app.use(allowOrigin(publicUrl));
  if (compress) app.use('/api/*', compressJson);
  app.use('/api/*', async (c, next) => {
    await next();
    // What is answered to one caller is nobody else's; files say for themselves how long they keep.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use('/api/*', async (c, next) => {
    if (!READS.has(c.req.method) && (await isDiskFull())) throw serviceUnavailable();
    await next();
  });
  app.get('/api/health', async (c) => {
    const status = (await isDiskFull()) ? 'disk_full' : await database.health();
    const about = { status, database: database.kind, version };
    return status === 'ok' ? c.json(about) : c.json(about, 503, { 'Retry-After': '2' });
  });
  app.route('/api/auth', authRoutes(dependencies, limit, passwordThrottle));
  app.route('/api/auth', passwordResetRoutes(dependencies, limit, passwordThrottle));
  app.route('/api/jobs', search.routes);
  app.route('/api/jobs', jobRoutes(dependencies, limit, search.clearCache));
  // The employer's first: its paths of one word would read as ids to the other.
  app.route('/api/applications', receivedRoutes(dependencies, limit));
  app.route('/api/applications', applicationRoutes(dependencies, limit));
  app.route('/api/uploads', uploadRoutes(dependencies, limit));
  app.route('/api/users/profile', profileRoutes(dependencies, search.clearCache));
  app.route('/api/profile', companyNameRoutes(dependencies, search.clearCache));
  app.route('/api/messages', messageRoutes(dependencies, limit));
  app.route(
    `/api/${dependencies.consolePath ?? 'admin'}`,
    consoleRoutes(dependencies, search.clearCache),
  );
  app.notFound((c) => c.json({ msg: messages.callNotFound }, 404));
  app.onError(answerFailure);
  return app;
}
