import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '#server/platform/watch/metrics.ts';
import { plainAnswer } from './plain-answer.ts';

/** Where the metrics are. */
export const METRICS_PATH = '/metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the request has this token, as `Authorization: Bearer …`. Takes as long whatever it has. */
export function hasBearer({ headers }: Request, token: string): boolean {
  const [, given = ''] = /^Bearer (\S{1,500})$/i.exec(headers.get('authorization') ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

/** Answers with the metrics, whoever asks. */
export async function answerMetrics(metrics: Metrics, { method }: Request): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return plainAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  const { text, contentType } = await metrics.read();
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'no-store' };
  return new Response(method === 'HEAD' ? null : text, { headers });
}

/** Answers on the port of the metrics, where nothing else is. */
export const answerOnMetricsPort =
  (metrics: Metrics) =>
  async (request: Request): Promise<Response> =>
    new URL(request.url).pathname === METRICS_PATH
      ? answerMetrics(metrics, request)
      : plainAnswer(404, 'Not found');
