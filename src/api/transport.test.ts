import { expect, it } from 'vitest';
import { answerInProcess, setTransport } from './transport.ts';

it('answers calls in-process once there is someone to answer', async () => {
  expect(answerInProcess('/api/jobs', { method: 'GET' })).toBeUndefined();
  const asked: Request[] = [];
  setTransport(async (request) => {
    asked.push(request);
    return new Response('done');
  });
  const stopping = new AbortController();
  const sent = { method: 'POST', language: 'tr' };
  const answer = await answerInProcess('/api/jobs?page=2', sent, stopping.signal);
  expect(await answer?.text()).toBe('done');
  const [request] = asked;
  expect(request?.method).toBe('POST');
  expect(new URL(request?.url ?? '').pathname).toBe('/api/jobs');
  expect(request?.headers.get('Accept-Language')).toBe('tr');
  stopping.abort();
  expect(request?.signal.aborted).toBe(true);
  await answerInProcess('/api/jobs', { method: 'GET' });
  expect(asked[1]?.headers.get('Accept-Language')).toBeNull();
});
