import { describe, expect, test } from 'vitest';
import { setAdmin } from '../../server/store/users.ts';
import type { BulkReply } from '../../src/contract/application.ts';
import type { CallOptions } from '../backend.ts';
import {
  fileForm,
  jobFields,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  makeResume,
  PASSWORD,
  type Person,
  pdfBytes,
  pngBytes,
} from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

/*
 * Rule ACCESS-1, with the statuses of ACCESS-2 to ACCESS-4: each call, asked by everyone.
 * `applicant` has applied to `job` with an uploaded resume; `owner` has posted it. Administrators may do
 * in ordinary calls what their kind of user may, and in the data console everything.
 */
const backend = sharedBackend();

const CALLERS = [
  'visitor',
  'applicant',
  'other candidate',
  'owner',
  'other employer',
  'administrator, a candidate',
  'administrator, an employer',
] as const;
type Caller = (typeof CALLERS)[number];
type World = Awaited<ReturnType<typeof makeWorld>>;
type Call = { method: string; path: string; options?: Omit<CallOptions, 'token'> };

async function makeAdministrator(person: Person): Promise<Person> {
  await setAdmin(backend().database.db, person.email, true);
  return person;
}

async function makeWorld() {
  const owner = await makeEmployer(backend());
  const otherEmployer = await makeEmployer(backend());
  const applicant = await makeCandidate(backend());
  const otherCandidate = await makeCandidate(backend());
  const adminCandidate = await makeAdministrator(await makeCandidate(backend()));
  const adminEmployer = await makeAdministrator(await makeEmployer(backend()));
  const job = await makeJob(backend(), owner);
  const openJob = await makeJob(backend(), owner);
  const otherJob = await makeJob(backend(), owner);
  const draft = await makeJob(backend(), owner, { status: 'draft' });
  const resumeUrl = await makeResume(backend(), applicant);
  const application = await makeApplication(backend(), applicant, job, { resume_url: resumeUrl });
  const other = await makeApplication(backend(), otherCandidate, otherJob);
  const bulk = await backend().request('POST', '/api/applications/bulk-status', {
    token: owner.token,
    json: { applications: [other._id], status: 'rejected' },
  });
  const { batch } = (await bulk.json()) as BulkReply;
  const tokens: Record<Caller, string | undefined> = {
    visitor: undefined,
    applicant: applicant.token,
    'other candidate': otherCandidate.token,
    owner: owner.token,
    'other employer': otherEmployer.token,
    'administrator, a candidate': adminCandidate.token,
    'administrator, an employer': adminEmployer.token,
  };
  return { batch, owner, job, openJob, draft, resumeUrl, application, tokens };
}

const get = (path: string): Call => ({ method: 'GET', path });
const send = (method: string, path: string, json: unknown): Call => ({
  method,
  path,
  options: { json },
});
const upload = (path: string, name: string, bytes: Uint8Array): Call => ({
  method: 'POST',
  path,
  options: { form: fileForm(name, bytes) },
});

type Row = [name: string, call: (world: World) => Call, statuses: Record<Caller, number>];

/** Statuses in the order of CALLERS; an administrator's are those of other users of the same kind. */
const statuses = (...codes: [number, number, number, number, number]): Record<Caller, number> => ({
  visitor: codes[0],
  applicant: codes[1],
  'other candidate': codes[2],
  owner: codes[3],
  'other employer': codes[4],
  'administrator, a candidate': codes[2],
  'administrator, an employer': codes[4],
});
const administrators = (status: number): Record<Caller, number> => ({
  ...statuses(401, 403, 403, 403, 403),
  'administrator, a candidate': status,
  'administrator, an employer': status,
});
const EVERYONE = statuses(200, 200, 200, 200, 200);
const SIGNED_IN = statuses(401, 200, 200, 200, 200);
const CANDIDATES = statuses(401, 200, 200, 403, 403);
const EMPLOYERS = statuses(401, 403, 403, 200, 200);

const ROWS: Row[] = [
  ['browse jobs', () => get('/api/jobs'), EVERYONE],
  ['view a job', ({ job }) => get(`/api/jobs/${job._id}`), EVERYONE],
  ['see similar jobs', ({ job }) => get(`/api/jobs/${job._id}/similar`), EVERYONE],
  ['view a draft', ({ draft }) => get(`/api/jobs/${draft._id}`), statuses(404, 404, 404, 200, 404)],
  [
    'see jobs similar to a draft',
    ({ draft }) => get(`/api/jobs/${draft._id}/similar`),
    statuses(404, 404, 404, 200, 404),
  ],
  ['create a job', () => send('POST', '/api/jobs', jobFields()), statuses(401, 403, 403, 201, 201)],
  [
    'edit a job',
    ({ job }) => send('PUT', `/api/jobs/${job._id}`, { title: 'New title' }),
    statuses(401, 403, 403, 200, 403),
  ],
  [
    'edit a draft',
    ({ draft }) => send('PUT', `/api/jobs/${draft._id}`, { title: 'New title' }),
    statuses(401, 403, 403, 200, 404),
  ],
  [
    'delete a job',
    ({ job }) => ({ method: 'DELETE', path: `/api/jobs/${job._id}` }),
    statuses(401, 403, 403, 204, 403),
  ],
  ['list own jobs', () => get('/api/jobs/employer'), EMPLOYERS],
  ['list own applications under jobs', () => get('/api/jobs/my-applications'), CANDIDATES],
  ['list own applications', () => get('/api/applications/candidate'), CANDIDATES],
  [
    'apply',
    ({ openJob }) =>
      send('POST', `/api/applications/${openJob._id}`, {
        cover_letter: 'Hello',
        resume_url: 'https://cv.example/me.pdf',
      }),
    statuses(401, 201, 201, 403, 403),
  ],
  ['check one job', ({ job }) => get(`/api/applications/check/${job._id}`), CANDIDATES],
  [
    'check several jobs',
    ({ job }) => send('POST', '/api/applications/check-batch', { jobIds: [job._id] }),
    CANDIDATES,
  ],
  [
    'open an application',
    ({ application }) => get(`/api/applications/${application._id}`),
    statuses(401, 200, 404, 200, 404),
  ],
  [
    'withdraw an application',
    ({ application }) => ({ method: 'DELETE', path: `/api/applications/${application._id}` }),
    statuses(401, 204, 404, 403, 403),
  ],
  [
    'view the applications of a job',
    ({ job }) => get(`/api/applications/job/${job._id}`),
    statuses(401, 403, 403, 200, 403),
  ],
  [
    'change the status of an application',
    ({ application }) =>
      send('PUT', `/api/applications/${application._id}/status`, { status: 'reviewed' }),
    statuses(401, 403, 403, 200, 403),
  ],
  [
    'read a page of the applications of a job',
    ({ job }) => get(`/api/applications/job/${job._id}?page=1`),
    statuses(401, 403, 403, 200, 403),
  ],
  [
    'take the applications of a job home as a file',
    ({ job }) => get(`/api/applications/job/${job._id}/export`),
    statuses(401, 403, 403, 200, 403),
  ],
  [
    'note that an application was opened',
    ({ application }) => send('PUT', `/api/applications/${application._id}/opened`, {}),
    statuses(401, 403, 403, 204, 403),
  ],
  [
    'set the date of an interview',
    ({ application }) =>
      send('PUT', `/api/applications/${application._id}/interview`, {
        interview_date: '2099-05-01T09:30:00Z',
      }),
    statuses(401, 403, 403, 200, 403),
  ],
  [
    // What becomes of another employer's applications is said for each of them.
    'change the status of many applications',
    ({ application }) =>
      send('POST', '/api/applications/bulk-status', {
        applications: [application._id],
        status: 'reviewed',
      }),
    statuses(401, 403, 403, 200, 200),
  ],
  [
    'take back a change of many applications',
    ({ batch }) => send('POST', `/api/applications/bulk-status/${batch}/undo`, {}),
    statuses(401, 403, 403, 200, 404),
  ],
  [
    'post a draft',
    () => send('POST', '/api/jobs', { title: 'Half a job', status: 'draft' }),
    statuses(401, 403, 403, 201, 201),
  ],
  [
    'publish a draft',
    ({ draft }) => send('PUT', `/api/jobs/${draft._id}`, { status: 'published' }),
    statuses(401, 403, 403, 200, 404),
  ],
  [
    'upload a resume',
    () => upload('/api/uploads/resume', 'cv.pdf', pdfBytes()),
    statuses(401, 201, 201, 403, 403),
  ],
  [
    'upload a profile image',
    () => upload('/api/uploads/profile-image', 'me.png', pngBytes()),
    statuses(401, 201, 201, 201, 201),
  ],
  ['read a resume', ({ resumeUrl }) => get(resumeUrl), statuses(401, 200, 404, 200, 404)],
  ['know oneself', () => get('/api/auth/me'), SIGNED_IN],
  ['read the own profile', () => get('/api/users/profile'), SIGNED_IN],
  ['change the own profile', () => send('PUT', '/api/users/profile', { phone: '1' }), SIGNED_IN],
  [
    'change the company',
    () => send('PUT', '/api/users/profile/employer', { industry: 'Logistics' }),
    EMPLOYERS,
  ],
  [
    'change the company name after a job',
    () => send('PUT', '/api/profile/employer', { company_name: 'New', user_type: 'employer' }),
    EMPLOYERS,
  ],
  [
    'change the professional profile',
    () => send('PUT', '/api/users/profile/candidate', { title: 'Clerk' }),
    CANDIDATES,
  ],
  [
    'change the own password',
    () =>
      send('PUT', '/api/auth/password', { current_password: PASSWORD, password: 'another one' }),
    SIGNED_IN,
  ],
  ['log out everywhere else', () => send('POST', '/api/auth/logout-everywhere', {}), SIGNED_IN],
  ['log out', () => send('POST', '/api/auth/logout', {}), statuses(401, 204, 204, 204, 204)],
  ['list raw records', () => get('/api/admin/users'), administrators(200)],
  ['open a raw record', ({ draft }) => get(`/api/admin/jobs/${draft._id}`), administrators(200)],
  [
    'see what was done to a raw record',
    ({ job }) => get(`/api/admin/jobs/${job._id}/log`),
    administrators(200),
  ],
  [
    'create a raw record',
    () =>
      send('POST', '/api/admin/messages', {
        name: 'Zeynep',
        email: 'z@example.com',
        subject: 'Hello',
        body: 'A question',
      }),
    administrators(201),
  ],
  [
    'correct a raw record',
    ({ job }) => send('PUT', `/api/admin/jobs/${job._id}`, { title: 'New title' }),
    administrators(200),
  ],
];

describe('who may do what', () => {
  for (const [name, makeCall, expected] of ROWS) {
    test(name, async () => {
      const world = await makeWorld();
      // The refused first, so that nobody finds a job gone that a permitted caller has deleted.
      const callers = CALLERS.toSorted((one, other) => expected[other] - expected[one]);
      const found: Partial<Record<Caller, number>> = {};
      for (const caller of callers) {
        const { method, path, options } = makeCall(world);
        const token = world.tokens[caller];
        const response = await backend().request(method, path, { ...options, token });
        found[caller] = response.status;
        const body = response.status >= 400 ? await response.json() : { msg: 'none' };
        expect(body, `${caller} is told why`).toEqual({ msg: expect.stringMatching(/\w/) });
      }
      expect(found).toEqual(expected);
    });
  }
});

describe('what the refusals say', () => {
  test('texts of the rules ACCESS-2 to ACCESS-4', async () => {
    const { tokens, job, application } = await makeWorld();
    const msg = async (caller: Caller, { method, path, options }: Call) => {
      const response = await backend().request(method, path, { ...options, token: tokens[caller] });
      return ((await response.json()) as { msg?: string }).msg;
    };
    const apply = send('POST', `/api/applications/${job._id}`, {
      cover_letter: 'Hello',
      resume_url: 'https://cv.example/me.pdf',
    });
    const setStatus = send('PUT', `/api/applications/${application._id}/status`, {
      status: 'hired',
    });
    expect(await msg('visitor', apply)).toBe('No authentication token found');
    expect(await msg('owner', apply)).toBe('Only candidates can apply for jobs');
    expect(await msg('applicant', apply)).toBe('You have already applied for this job.');
    expect(await msg('other employer', setStatus)).toBe(
      'You do not have permission to update this application',
    );
    expect(await msg('applicant', setStatus)).toBe(
      'You do not have permission to update this application',
    );
    expect(await msg('other employer', get(`/api/applications/job/${job._id}`))).toBe(
      'You do not have permission to view these applications',
    );
    expect(await msg('other employer', get(`/api/applications/job/${job._id}/export`))).toBe(
      'You do not have permission to view these applications',
    );
    for (const caller of ['applicant', 'other employer'] as const)
      for (const [path, json] of [
        ['opened', {}],
        ['interview', { interview_date: null }],
      ] as const)
        expect(
          await msg(caller, send('PUT', `/api/applications/${application._id}/${path}`, json)),
        ).toBe('You do not have permission to update this application');
    expect(await msg('other candidate', get(`/api/applications/${application._id}`))).toBe(
      'Application not found',
    );
    expect(await msg('other employer', send('PUT', `/api/jobs/${job._id}`, { title: 'x' }))).toBe(
      'You do not have permission to change this job',
    );
  });

  test('a refused change changes nothing', async () => {
    const { tokens, job, application, owner } = await makeWorld();
    const token = tokens['other employer'];
    await backend().request('PUT', `/api/jobs/${job._id}`, { token, json: { title: 'Taken' } });
    await backend().request('DELETE', `/api/jobs/${job._id}`, { token });
    const json = { status: 'rejected' };
    await backend().request('PUT', `/api/applications/${application._id}/status`, { token, json });
    await backend().request('DELETE', `/api/applications/${application._id}`, {
      token: tokens['other candidate'],
    });
    await backend().request('POST', '/api/applications/bulk-status', {
      token,
      json: { applications: [application._id], status: 'rejected' },
    });
    await backend().request('PUT', `/api/applications/${application._id}/opened`, { token });
    await backend().request('PUT', `/api/applications/${application._id}/interview`, {
      token,
      json: { interview_date: '2099-05-01T09:30:00Z' },
    });
    const after = await backend().request('GET', `/api/jobs/${job._id}`, { token: owner.token });
    expect(await after.json()).toMatchObject({ title: job.title, applications: [application._id] });
    const kept = await backend().request('GET', `/api/applications/${application._id}`, {
      token: owner.token,
    });
    expect(await kept.json()).toMatchObject({
      status: 'pending',
      interview_date: null,
      is_new: true,
      events: [],
    });
  });
});
