import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect } from 'vitest';
import { jobFields } from '#tests/factories.ts';
import type { ServerProcess } from '#tests/server-process.ts';

/** Clients that write at the same time, and the acknowledged writes after which the server is killed. */
const CLIENTS = 4;
const ACKNOWLEDGED = 24;
const ROUNDS = 2;

/** The password of every account here. */
export const PASSWORD = 'a good password';

/** One call of the API; throws unless it succeeds. */
export async function call<Reply>(
  url: string,
  method: string,
  path: string,
  json?: unknown,
  token = '',
  key?: string,
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Auth-Token': token,
      ...(key && { 'Idempotency-Key': key }),
    },
    body: json === undefined ? null : JSON.stringify(json),
  });
  const body = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return body;
}

/** The registration of an account. */
export const account = (user_type: string, email: string) => ({
  first_name: 'Ceren',
  last_name: 'Test',
  password: PASSWORD,
  user_type,
  email,
});

/** An application that was sent, but perhaps not stored. */
type Sent = { token: string; key: string };

const apply = (url: string, jobId: string, { token, key }: Sent) => {
  const form = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
  return call<{ _id: string }>(url, 'POST', `/api/applications/${jobId}`, form, token, key);
};

/** Registers and applies repeatedly until the server is gone; records acknowledged and unanswered writes. */
async function writeUntilGone(
  url: string,
  name: string,
  jobId: string,
  acknowledged: { emails: string[]; applications: string[]; unanswered: Sent[] },
  onWrite: () => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const email = `${name}-${number}@example.com`;
    try {
      const json = account('candidate', email);
      const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', json);
      acknowledged.emails.push(email);
      onWrite();
      const sent = { token, key: randomUUID() };
      acknowledged.unanswered.push(sent);
      const { _id } = await apply(url, jobId, sent);
      acknowledged.unanswered.splice(acknowledged.unanswered.indexOf(sent), 1);
      acknowledged.applications.push(_id);
      onWrite();
    } catch {
      return;
    }
  }
}

/**
 * Kills a server while it writes, restarts it and expects every acknowledged write. `start` starts it, on the same
 * data each time.
 */
export async function expectNothingLost(start: () => Promise<ServerProcess>): Promise<void> {
  let server = await start();
  const employer = account('employer', 'employer@example.com');
  const { token } = await call<{ token: string }>(
    server.url,
    'POST',
    '/api/auth/register',
    employer,
  );
  const job = await call<{ _id: string }>(server.url, 'POST', '/api/jobs', jobFields(), token);
  const acknowledged = {
    emails: [] as string[],
    applications: [] as string[],
    unanswered: [] as Sent[],
  };

  for (let round = 1; round <= ROUNDS; round += 1) {
    const { url, child } = server;
    let writes = 0;
    const onWrite = () => {
      writes += 1;
      if (writes === ACKNOWLEDGED) child.kill('SIGKILL');
    };
    const gone = once(child, 'close');
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        writeUntilGone(url, `round-${round}-${client}`, job._id, acknowledged, onWrite),
      ),
    );
    await gone;
    expect(child.signalCode).toBe('SIGKILL');
    expect(writes).toBeGreaterThanOrEqual(ACKNOWLEDGED);

    server = await start();
    // The secret is the same, so the session is still valid.
    const path = `/api/applications/job/${job._id}`;
    const found = await call<{ _id: string }[]>(server.url, 'GET', path, undefined, token);
    const ids = found.map((application) => application._id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged.applications));
    // Calls that took effect before the kill get their original reply; the others take effect now.
    for (const sent of acknowledged.unanswered.splice(0)) {
      const { _id } = await apply(server.url, job._id, sent);
      acknowledged.applications.push(_id);
    }
    for (const email of acknowledged.emails) {
      const json = { email, password: PASSWORD };
      const session = await call<{ token: string }>(server.url, 'POST', '/api/auth/login', json);
      expect(session.token).toMatch(/\w/);
    }
  }
}
