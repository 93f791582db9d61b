import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { account } from './writes.ts';

/** A refused call: its status and text, and whether it says when to try again. */
export const refusal = (status: number, msg: string) => ({ status, msg, retry: true });

/** The parts of `/api/ready` that aren't well. Expects the status that fits them. */
export async function unwellParts(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/ready`);
  const { parts } = (await response.json()) as { parts: Record<string, string> };
  const unwell = Object.entries(parts).filter(([, state]) => state !== 'ok');
  expect(response.status).toBe(unwell.length > 0 ? 503 : 200);
  return Object.fromEntries(unwell);
}

/** The status of a call, with its text and whether it says when to try again if it is refused. */
export async function outcomeOf(asked: Promise<Response>) {
  const response = await asked;
  const { msg } = (await response.json()) as { msg?: string };
  const retry = Number(response.headers.get('retry-after')) > 0;
  return response.ok ? response.status : { status: response.status, msg, retry };
}

/** What people and balancers get at this moment: a search that nothing has kept, a read, a write. */
export async function look(url: string, token: string) {
  const [unwell, live, page, read, write] = await Promise.all([
    unwellParts(url),
    fetch(`${url}/api/live`).then(({ status }) => status),
    fetch(`${url}/jobs?query=${randomUUID()}`, { headers: { Accept: 'text/html' } }).then(
      ({ status }) => status,
    ),
    outcomeOf(fetch(`${url}/api/auth/sessions`, { headers: { 'X-Auth-Token': token } })),
    outcomeOf(
      fetch(`${url}/api/auth/register`, {
        method: 'POST',
        body: JSON.stringify(account('candidate', `${randomUUID()}@example.com`)),
      }),
    ),
  ]);
  return { unwell, live, page, read, write };
}

const WELL = { unwell: {}, live: 200, page: 200, read: 200, write: 201 };

/** Waits until everything works again. */
export const untilWell = (url: string, token: string) =>
  expect.poll(() => look(url, token), { timeout: 60_000 }).toEqual(WELL);
