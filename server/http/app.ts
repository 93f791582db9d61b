import { Hono } from 'hono';
import { errorMessages } from '#src/contract/error-messages.ts';
import { createAnswerCalls } from './answer-calls.ts';
import { PREFLIGHT_HEADERS } from './cors.ts';
import type { Dependencies } from './dependencies.ts';
import { problem } from './problem.ts';
import { createLimits, unlimited } from './rate-limits.ts';
import { addVary, Reply } from './reply.ts';
import { createRouter, type Route } from './router.ts';
import { admitCaller } from './session.ts';

const unknownCall = () => problem(404, errorMessages.callNotFound);

/** The API: the routes that `register` adds, and what is answered to all other calls. */
export function createApp(dependencies: Dependencies, register: (route: Route) => void): Hono {
  const { publicUrl, clock, rateLimits, consolePath } = dependencies;
  const app = new Hono();
  const answerCalls = createAnswerCalls(dependencies);
  const { route, mount } = createRouter(dependencies, rateLimits ? createLimits(clock) : unlimited);
  register(route);
  mount(app, answerCalls);
  if (publicUrl)
    app.options(
      '*',
      answerCalls('OPTIONS', '/api/*', async (c) => {
        addVary(c.get('headers'), 'Access-Control-Request-Headers');
        return new Reply(204, null, PREFLIGHT_HEADERS);
      }),
    );
  // Callers who may not use the data console can't find out which calls exist there.
  const ofConsole = `/api/${consolePath}/*`;
  const admit = admitCaller(dependencies, 'admin');
  app.all(
    ofConsole,
    answerCalls('ALL', ofConsole, async (c) => {
      await admit(c);
      throw unknownCall();
    }),
  );
  const refuse = answerCalls('ALL', '/api/*', async () => {
    throw unknownCall();
  });
  app.notFound(refuse);
  return app;
}
