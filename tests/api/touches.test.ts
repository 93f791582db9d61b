import { expect } from 'vitest';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import type { BulkReply } from '#src/contract/applications/application.ts';
import type { Callers, Endpoint, Resource } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { makeImage, PASSWORD, unconfirm } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { type Call, everyCall, type Role, UNMET, type World } from './calls.ts';
import { queueOf } from './mail-queue.ts';
import { makeScene, type Scene } from './scene.ts';

/*
 * An endpoint declares the resources that it touches, which the browser then refetches (`src/api/define-mutation.ts`).
 * After each writing call, every reply that has changed must belong to a touched resource. The data console is left
 * out: every write touches it.
 */
const { backend, test } = apiTest();

const isWrite = (endpoint: Endpoint) =>
  endpoint.touches !== undefined && endpoint.touches !== 'everything';
const WRITES = Object.entries<Endpoint>(endpoints)
  .filter(([, endpoint]) => isWrite(endpoint))
  .map(([name]) => name as EndpointName);

const PARTIES = ['visitor', 'candidate', 'employer'] as const;
const READERS: Record<Callers, readonly Role[]> = {
  everyone: PARTIES,
  user: ['candidate', 'employer'],
  candidate: ['candidate'],
  employer: ['employer'],
  admin: [],
};
/** Beside the plain call: a page, and recommended jobs. */
const QUERIES = ['', '?page=1', '?page=1&recommended=true&not_applied=true'];

async function send({ method, path, body, form, role }: Call, world: World) {
  const { [role]: token } = world.tokens;
  const options = {
    ...(token && { token }),
    ...(form ? { form: form() } : body && { json: body }),
  };
  return backend().request(method, path, options);
}

/** The roles whose session has ended, for example by a change of the password. */
async function rolesWithoutSession({ tokens }: World): Promise<Set<Role>> {
  const ended = new Set<Role>();
  for (const role of PARTIES) {
    const { [role]: token } = tokens;
    const { status } = await backend().request('GET', '/api/auth/me', token ? { token } : {});
    if (token && status === 401) ended.add(role);
  }
  return ended;
}

/** All replies to the parties, by role, method and path. */
async function readAll(world: World): Promise<Map<string, { resource: Resource; reply: string }>> {
  const replies = new Map<string, { resource: Resource; reply: string }>();
  const ended = await rolesWithoutSession(world);
  for (const call of everyCall(world)) {
    const { reads, callers, query }: Endpoint = endpoints[call.name];
    if (!reads) continue;
    for (const role of READERS[callers]) {
      if (ended.has(role)) continue;
      for (const search of query && !call.path.includes('?') ? QUERIES : ['']) {
        const path = call.path + search;
        const response = await send({ ...call, role, path }, world);
        const text = (await response.text()).replace(/^DTSTAMP.*$/m, '');
        replies.set(`${role} ${call.method} ${path}`, {
          resource: reads,
          reply: `${response.status} ${text}`,
        });
      }
    }
  }
  return replies;
}

/** Asks for another address of the candidate; returns what is mailed there. */
async function changeEmail({
  candidate: { token },
}: Scene): Promise<{ token: string; code: string }> {
  const json = { email: 'new@b.example', current_password: PASSWORD };
  await backend().request('POST', '/api/auth/email', { token, json });
  await sendDueMails(queueOf(backend()));
  const { text = '' } = backend().mails.findLast(({ to }) => to === json.email) ?? {};
  return {
    token: /token=([\da-f]+)/.exec(text)?.[1] ?? '',
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  };
}

/** Preparations and other input, so that a call changes as much as possible. */
const PREPARE: Partial<Record<EndpointName, (scene: Scene, call: Call) => Promise<Partial<Call>>>> =
  {
    confirmEmail: async (scene) => ({ body: { token: (await changeEmail(scene)).token } }),
    confirmEmailByCode: async (scene) => ({ body: { code: (await changeEmail(scene)).code } }),
    disownEmail: async (scene) => ({ body: { token: (await changeEmail(scene)).token } }),
    resendConfirmation: async ({ candidate }) => {
      await unconfirm(backend(), candidate);
      return { role: 'candidate' };
    },
    markMessagesRead: async ({ messages }) => ({ body: { messages } }),
    setReview: async () => ({ body: { rating: 4, labels: ['Night shift'] } }),
    setApplicationStatus: async () => ({ body: { status: 'rejected', message: 'No' } }),
    setInterview: async () => ({ body: { interview_date: null } }),
    setStatuses: async ({ records }) => ({
      body: { applications: [records.applications], status: 'rejected', message: 'No' },
    }),
    undoStatuses: async ({ records, employer }) => {
      const json = { applications: [records.applications], status: 'rejected' };
      const path = '/api/applications/bulk-status';
      const reply = await backend().request('POST', path, { token: employer.token, json });
      return { path: `${path}/${((await reply.json()) as BulkReply).batch}/undo` };
    },
    markNotificationsRead: async () => ({ body: {} }),
    updateTemplate: async (_, { body }) => ({ body: { ...body, name: 'Another' } }),
    updateProfile: async ({ employer }, { body }) => ({
      body: { ...body, profile_image_url: await makeImage(backend(), employer) },
      role: 'employer',
    }),
    updateEmployerProfile: async ({ employer }, { body }) => ({
      body: { ...body, profile_image_url: await makeImage(backend(), employer) },
    }),
    updateCandidateProfile: async ({ image }, { body }) => ({
      body: { ...body, profile_image_url: image },
    }),
  };

test.each(WRITES)('%s touches all that it changes', async (name) => {
  const scene = await makeScene(backend());
  const call = everyCall(scene).find((one) => one.name === name);
  if (!call) throw new Error(`No call of ${name}`);
  const prepared = await PREPARE[name]?.(scene, call);
  const before = await readAll(scene);
  const response = await send({ ...call, ...prepared }, scene);
  if (prepared || !(name in UNMET))
    expect(response.ok, `${response.status} ${await response.text()}`).toBe(true);
  const changed = [...(await readAll(scene))].filter(
    ([address, { reply }]) => before.has(address) && before.get(address)?.reply !== reply,
  );
  const { touches }: Endpoint = endpoints[name];
  const missing = changed.filter(([, { resource }]) => !touches?.includes(resource));
  expect(missing.map(([address, { resource }]) => `${resource}: ${address}`)).toEqual([]);
});
