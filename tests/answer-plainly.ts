import type { AnswerCalls } from '#server/http/answer-calls.ts';
import { createResponse } from '#server/http/reply.ts';

/** Answers calls with the reply alone; a failure is for the app's error handler. */
export const answerPlainly: AnswerCalls = (_method, _route, answer) => async (c) => {
  c.set('headers', {});
  const reply = await answer(c);
  if (reply instanceof Response) return reply;
  return createResponse(reply, c.get('headers'), {
    header: (name) => c.req.header(name),
    compress: false,
  });
};
