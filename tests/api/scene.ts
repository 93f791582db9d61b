import type { Application } from '#src/contract/applications/application.ts';
import type { Backend } from '#tests/backend.ts';
import { makeWorld, type World } from './calls.ts';

/** A world with something in every list: unread messages for both sides, a rating, a label. */
export async function makeScene(backend: Backend): Promise<World & { messages: string[] }> {
  const world = await makeWorld(backend);
  const { employer, candidate, records } = world;
  const about = `/api/applications/${records.applications}`;
  const json = { body: 'Hello' };
  await backend.request('POST', `${about}/messages`, { token: employer.token, json });
  const sent = await backend.request('POST', `${about}/messages`, {
    token: candidate.token,
    json,
  });
  const { _id } = (await sent.json()) as { _id: string };
  const read = await backend.request('GET', about, { token: employer.token });
  const { __v } = (await read.json()) as Application;
  const review = { rating: 2, labels: ['Day shift'], __v };
  await backend.request('PUT', `${about}/review`, { token: employer.token, json: review });
  return { ...world, messages: [_id] };
}
export type Scene = Awaited<ReturnType<typeof makeScene>>;
