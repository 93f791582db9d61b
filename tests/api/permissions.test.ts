import { describe, expect, test } from 'vitest';
import { setAdmin } from '#server/domains/console/admin-commands.ts';
import { type Endpoint, successStatus } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { makeAdmin, makeCandidate, makeEmployer, makeJob } from '#tests/factories.ts';
import { everyCall, makeWorld, UNMET } from './calls.ts';
import { sharedBackend } from './shared-backend.ts';

/*
 * Rule ACCESS-1, with the statuses of ACCESS-2 to ACCESS-4: each endpoint answers every caller as declared. Outside
 * the data console, administrators have the rights of their user type.
 */
const backend = sharedBackend();

/** The owners of the records come first, the employer before the candidate, who can only reply to her. */
const CALLERS = [
  'owner',
  'applicant',
  'other candidate',
  'other employer',
  'administrator, a candidate',
  'administrator, an employer',
  'visitor',
  'whose session has ended',
] as const;
type Caller = (typeof CALLERS)[number];
type Tokens = Record<Caller, string | undefined>;

async function makeCallers() {
  const world = await makeWorld(backend());
  const adminCandidate = await makeCandidate(backend());
  await setAdmin(backend().database.db, adminCandidate.email, true);
  // Both may leave.
  await makeAdmin(backend());
  const ended = await makeCandidate(backend());
  await backend().request('POST', '/api/auth/logout', { token: ended.token });
  const tokens: Tokens = {
    owner: world.tokens.employer,
    applicant: world.tokens.candidate,
    'other candidate': (await makeCandidate(backend())).token,
    'other employer': (await makeEmployer(backend())).token,
    'administrator, a candidate': adminCandidate.token,
    'administrator, an employer': world.tokens.admin,
    visitor: undefined,
    'whose session has ended': ended.token,
  };
  return { world, tokens };
}

const isCandidate = (caller: Caller) => /applicant|candidate/.test(caller);
const isSignedIn = (caller: Caller) => !/visitor|session/.test(caller);
const MAY_CALL: Record<Endpoint['callers'], (caller: Caller) => boolean> = {
  everyone: () => true,
  user: isSignedIn,
  candidate: isCandidate,
  employer: (caller) => !isCandidate(caller),
  admin: (caller) => caller.startsWith('administrator'),
};
const OWNERS: Record<NonNullable<Endpoint['own']>['by'], readonly Caller[]> = {
  candidate: ['applicant'],
  employer: ['owner'],
  both: ['applicant', 'owner'],
  user: ['applicant'],
};

/** The status that the endpoint declares for the caller. */
function statusFor(name: EndpointName, caller: Caller): number {
  const endpoint: Endpoint = endpoints[name];
  const { callers, own } = endpoint;
  if (callers !== 'everyone' && !isSignedIn(caller)) return 401;
  if (!MAY_CALL[callers](caller)) return 403;
  if (own && !OWNERS[own.by].includes(caller)) return own.others;
  return UNMET[name] ?? successStatus(endpoint);
}

test.each(Object.keys(endpoints) as EndpointName[])('%s (ACCESS-1)', async (name) => {
  const { world, tokens } = await makeCallers();
  const found: Partial<Record<Caller, number>> = {};
  const expected = Object.fromEntries(CALLERS.map((caller) => [caller, statusFor(name, caller)]));
  // Refused callers first, before a permitted caller deletes the record.
  const inOrder = CALLERS.toSorted((one, other) => statusFor(name, other) - statusFor(name, one));
  for (const caller of inOrder) {
    const calls = everyCall(world).filter((one) => one.name === name);
    // Each administrator deletes another record.
    const entity = caller === 'administrator, an employer' ? '/messages' : '/jobs';
    const call = calls.find(({ path }) => path.includes(entity)) ?? calls[0];
    if (!call) throw new Error(`No call of ${name}`);
    // Omits what depends on the caller: the current version and an own image.
    const { __v: _, profile_image_url: __, ...json } = call.body ?? {};
    const response = await backend().request(call.method, call.path, {
      ...(tokens[caller] && { token: tokens[caller] }),
      ...(call.form ? { form: call.form() } : call.body && { json }),
    });
    found[caller] = response.status;
    const body: object = response.status >= 400 ? await response.json() : { msg: 'none' };
    expect(body, `${caller} gets the reason`).toEqual(
      'errors' in body
        ? { errors: [{ path: 'code', msg: expect.stringMatching(/\w/) }] }
        : { msg: expect.stringMatching(/\w/) },
    );
  }
  expect(found).toEqual(expected);
});

test.each([
  ['GET', '', {}, [404, 404, 404]],
  ['GET', '/similar', {}, [404, 404, 404]],
  ['PUT', '', { title: 'New title' }, [401, 403, 404]],
  ['PUT', '', { status: 'published' }, [401, 403, 404]],
  ['DELETE', '', {}, [401, 403, 404]],
] as const)(
  '%s a draft%s, by others than its owner: %j (ACCESS-3, JOB-1)',
  async (method, path, json, statuses) => {
    const owner = await makeEmployer(backend());
    const draft = await makeJob(backend(), owner, { status: 'draft' });
    const others = [undefined, await makeCandidate(backend()), await makeEmployer(backend())];
    const ask = async (token?: string) => {
      const options = { ...(token && { token }), ...(method === 'PUT' && { json }) };
      return (await backend().request(method, `/api/jobs/${draft._id}${path}`, options)).status;
    };
    const found: number[] = [];
    for (const other of others) found.push(await ask(other?.token));
    expect(found).toEqual(statuses);
    expect(await ask(owner.token)).toBeLessThan(300);
  },
);

test.each(['', '/labels', '/export'])(
  'the applications to a draft%s, by another employer (ACCESS-3)',
  async (path) => {
    const owner = await makeEmployer(backend());
    const draft = await makeJob(backend(), owner, { status: 'draft' });
    const ask = (token: string) =>
      backend().request('GET', `/api/applications/job/${draft._id}${path}`, { token });
    const refused = await ask((await makeEmployer(backend())).token);
    expect([refused.status, await refused.json()]).toEqual([404, { msg: 'Job not found' }]);
    expect((await ask(owner.token)).status).toBe(200);
  },
);

test.each([
  ['GET', '/api/notification-preferences?token=unknown'],
  ['POST', '/api/notification-preferences/unsubscribe'],
])('%s %s needs the link from a mail', async (method, path) => {
  const { token } = await makeCandidate(backend());
  for (const options of [{}, { token }])
    expect((await backend().request(method, path, options)).status).toBe(400);
});

describe('refusals', () => {
  test('have the texts of their rules (ACCESS-2, ACCESS-3, ACCESS-4)', async () => {
    const { tokens, world } = await makeCallers();
    const application = `/api/applications/${world.records.applications}`;
    const job = `/api/applications/job/${world.job._id}`;
    const hers = 'You do not have permission to update this application';
    const theirs = 'You do not have permission to view these applications';
    const asked: [Caller, method: string, path: string, msg: string][] = [
      ['visitor', 'POST', `/api/applications/${world.job._id}`, 'No authentication token found'],
      ['owner', 'POST', `/api/applications/${world.job._id}`, 'Only candidates can apply for jobs'],
      ['owner', 'GET', '/api/applications/candidate', 'Only candidates can do this'],
      ['applicant', 'POST', '/api/jobs', 'Only employers can do this'],
      ['owner', 'GET', '/api/admin/users', "You don't have permission to access this page."],
      ['other employer', 'GET', job, theirs],
      ['other employer', 'GET', `${job}/export`, theirs],
      ['other candidate', 'GET', application, 'Application not found'],
      ['other employer', 'GET', `${application}/notes`, hers],
      ...(['applicant', 'other employer'] as const).flatMap((caller) =>
        ['status', 'opened', 'interview', 'review'].map(
          (path): [Caller, string, string, string] => [
            caller,
            'PUT',
            `${application}/${path}`,
            hers,
          ],
        ),
      ),
      [
        ...(['other employer', 'PUT', `/api/jobs/${world.job._id}`] as const),
        'You do not have permission to change this job',
      ],
    ];
    const json = { status: 'hired', interview_date: null };
    for (const [caller, method, path, msg] of asked) {
      const options = { token: tokens[caller], ...(method !== 'GET' && { json }) };
      const response = await backend().request(method, path, options);
      expect(await response.json(), `${caller} ${method} ${path}`).toEqual({ msg });
    }
  });

  test('change nothing', async () => {
    const { tokens, world } = await makeCallers();
    const { job, records, employer } = world;
    const read = async () => {
      const paths = [`/api/jobs/${job._id}`, `/api/applications/${records.applications}`];
      const replies = paths.map((path) =>
        backend().request('GET', path, { token: employer.token }),
      );
      return Promise.all(replies.map(async (reply) => (await reply).json()));
    };
    const before = await read();
    for (const { name, method, path, body } of everyCall(world)) {
      const { own }: Endpoint = endpoints[name];
      if (method === 'GET' || (!own && name !== 'setStatuses')) continue;
      for (const caller of ['other employer', 'other candidate'] as const)
        await backend().request(method, path, { token: tokens[caller], json: body });
    }
    expect(await read()).toEqual(before);
  });
});
