import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';
import { failureStatus, RETRY_AFTER } from './failures.ts';
import { Problem } from './problem.ts';

export const TEXT_TYPE = 'text/plain; charset=utf-8';

/** A plain-text error response. */
export const plainAnswer = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': TEXT_TYPE, 'Cache-Control': 'no-store', ...headers },
  });

/**
 * Answers GET and HEAD with `answer`, other methods with 405. Failures become 500 or 503 and are logged under `route`.
 * Every response gets the `common` headers.
 */
export async function answerRead(
  { method }: Request,
  route: string,
  { common, log }: { common: Record<string, string>; log: Log },
  answer: () => Promise<Response>,
): Promise<Response> {
  const failed = (error: unknown): Response => {
    if (error instanceof Problem) return plainAnswer(error.status, error.message, error.headers);
    const status = failureStatus(error);
    log('request.failed', { method, route, status, ...errorFields(error) });
    return status === 503
      ? plainAnswer(status, 'Not available at the moment', { 'Retry-After': RETRY_AFTER })
      : plainAnswer(status, 'Something went wrong');
  };
  const isRead = method === 'GET' || method === 'HEAD';
  const response = isRead
    ? await answer().catch(failed)
    : plainAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  for (const [name, text] of Object.entries(common)) response.headers.set(name, text);
  return response;
}
