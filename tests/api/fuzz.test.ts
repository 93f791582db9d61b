import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { FUZZ_SEED } from '#tests/fuzz-seed.ts';
import { everyCall, makeWorld, type World } from './calls.ts';
import { type Attempt, attempts } from './fuzz.ts';
import { serverUrl, sharedBackend } from './shared-backend.ts';
import { stallOf } from './stalls.ts';

const backend = sharedBackend();

/** Requests per seed. They log users out and delete records, so each seed creates its own. */
const REQUESTS = 250;
/** Fewer on a PostgreSQL server, where the same texts and rules are tested. */
const SEEDS = Array.from({ length: serverUrl ? 8 : 40 }, (_, index) => FUZZ_SEED + index);

const describeAttempt = ({ method, path, role, headers, body }: Attempt): string =>
  `${method} ${path.slice(0, 300)} as ${role} ${JSON.stringify(headers).slice(0, 300)} ${
    typeof body === 'string' ? body.slice(0, 1500) : body && 'a form'
  }`;

function toRequest({ method, path, role, headers, body }: Attempt, world: World): Request {
  const all = new Headers(headers);
  const token = role === 'forged' ? `${world.tokens.admin}x` : world.tokens[role];
  if (token) all.set('x-auth-token', token);
  if (typeof body === 'string' && !all.has('content-type'))
    all.set('content-type', 'application/json');
  return new Request(`http://api.test${path}`, { method, headers: all, body });
}

const answers = new Map<string, number>();
afterAll(() => {
  // Requests that are always refused test little, so successes and refusals need their share.
  const count = (kind: string) => answers.get(kind) ?? 0;
  if (answers.size === 0) return;
  const all = [...answers.values()].reduce((sum, one) => sum + one, 0);
  expect(count('2') / all).toBeGreaterThan(0.1);
  expect(count('4') / all).toBeGreaterThan(0.3);
});

test.each(SEEDS)(
  'seed %i: no request fails internally or blocks the others',
  { timeout: 300_000 },
  async (seed) => {
    const world = await makeWorld(backend());
    const api = createApi({ ...backend().dependencies, compress: true, proxies: 1 });
    const connection = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const wrong: string[] = [];
    const arbitrary = attempts(everyCall(world));
    for (const attempt of fc.sample(arbitrary, { seed, numRuns: REQUESTS })) {
      let status = 0;
      let failure = '';
      const stall = await stallOf(async () => {
        const response = await api.fetch(toRequest(attempt, world), connection);
        const body = await response.arrayBuffer();
        status = response.status;
        failure = status >= 500 ? Buffer.from(body).toString('utf8', 0, 200) : '';
      });
      const kind = String(status)[0] ?? '';
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      if (stall || status >= 500)
        wrong.push(`${status} ${stall ?? ''} ${describeAttempt(attempt)} → ${failure}`);
    }
    await backend().settled();
    const logged = backend().logged.filter(({ event }) => event === 'request.failed');
    expect({ wrong, logged }).toEqual({ wrong: [], logged: [] });
  },
);
