import { expect } from 'vitest';
import type { Example } from '#server/domains/server/openapi/examples.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { restartNumbers } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { type Call, everyCall, UNMET } from './calls.ts';
import { maskExample } from './mask-example.ts';
import { makeScene, type Scene } from './scene.ts';

/*
 * The examples of the OpenAPI document are recorded from calls: `vitest run -u` on this file records them anew.
 */
const { backend, test } = apiTest();

/** Searches that find something, and pages rather than arrays. */
const QUERIES: Partial<Record<EndpointName, string>> = {
  searchJobs: '?query=clerk&page=1',
  getJobFacets: '?query=clerk',
  suggestJobs: '?query=ware',
  listOwnJobs: '?page=1',
  listOwnApplications: '?page=1',
  listOwnApplicationsByJobs: '?page=1',
  listJobApplications: '?page=1',
  listRecords: '?page=1',
};

const RECOVERY_CODES = { recovery_codes: ['abcde-23456', 'fghij-34567'] };
/** Replies of calls whose samples can't succeed. */
const REPLIES: Partial<Record<EndpointName, unknown>> = {
  confirmEmailByCode: { email: 'new@b.example' },
  confirmEmail: { email: 'new@b.example' },
  confirmTotp: RECOVERY_CODES,
  makeRecoveryCodes: RECOVERY_CODES,
  addPasskey: RECOVERY_CODES,
  getLoginOptions: {
    options: { challenge: 'AQ', rpId: 'jobs.example.com', userVerification: 'required' },
  },
  getRegistrationOptions: {
    options: {
      challenge: 'AQ',
      rp: { id: 'jobs.example.com', name: 'Meydan' },
      user: { id: 'AQ', name: 'ada@b.example', displayName: 'Ada Test' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  },
  loginByPasskey: { token: 'header.payload.signature' },
  recoverSecondStep: { recovers_at: '2026-12-01T09:30:00.000Z' },
};

/** The values of the path's parameters in an address. */
const paramsIn = (path: string, address: string): Record<string, string> => {
  const parts = (address.split('?')[0] ?? '').split('/');
  return Object.fromEntries(
    path
      .replace(':console', 'admin')
      .split('/')
      .flatMap((part, index) =>
        part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [],
      ),
  );
};

async function version({ employer, records }: Scene) {
  const path = `/api/applications/${records.applications}`;
  const { token } = employer;
  const read = await backend().request('GET', path, { token });
  return { __v: ((await read.json()) as Application).__v };
}
/** The picture that the candidate has uploaded. */
const picture = async ({ image }: Scene) => ({ profile_image_url: image });

/** Values in a body that belong to the records. */
const CHANGES: Partial<Record<EndpointName, (scene: Scene) => Promise<object>>> = {
  setApplicationStatus: version,
  setInterview: version,
  setReview: version,
  updateProfile: picture,
  updateCandidateProfile: picture,
  updateEmployerProfile: async () => ({ profile_image_url: '' }),
};

async function newScene(): Promise<Scene> {
  await backend().reset();
  restartNumbers();
  return makeScene(backend());
}

async function record(name: EndpointName, scene: Scene): Promise<Example> {
  // The last kind of record, a message, is the smallest.
  const call = everyCall(scene).findLast((one) => one.name === name) as Call;
  const { method, path, role, form } = call;
  const body = call.body && { ...call.body, ...(await CHANGES[name]?.(scene)) };
  const address = path + (QUERIES[name] ?? '');
  const token = scene.tokens[role];
  const options = { token, ...(form ? { form: form() } : body && { json: body }) };
  const response = await backend().request(method, address, options);
  expect([name, response.status < 400]).toEqual([name, !(name in UNMET)]);
  if (name in UNMET) {
    const { reply }: Endpoint = endpoints[name];
    if (typeof reply === 'object')
      expect([name, reply.parse(REPLIES[name])]).toEqual([name, REPLIES[name]]);
  }
  const type = response.headers.get('content-type') ?? '';
  const reply = /json/.test(type)
    ? await response.json()
    : /^text\/(?:csv|calendar)/.test(type)
      ? await response.text()
      : undefined;
  const shown = response.ok ? reply : REPLIES[name];
  const params = paramsIn(endpoints[name].path, path);
  const query = Object.fromEntries(new URL(address, 'http://api.test').searchParams);
  return maskExample({
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body && { body }),
    // The document in itself.
    ...(name === 'getOpenApi'
      ? { reply: { openapi: '3.1.0' } }
      : shown !== undefined && { reply: shown }),
  });
}

test('the examples are what the server replies', async () => {
  const recorded: Record<string, Example> = {};
  let scene: Scene | undefined;
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    scene ??= await newScene();
    recorded[name] = await record(name, scene);
    if (endpoints[name].method !== 'GET') scene = undefined;
  }
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(
    '../../server/domains/server/openapi/examples.json',
  );
});
