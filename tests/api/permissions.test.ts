import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setAdmin } from '../../server/store/users.ts';
import type { BulkReply } from '../../src/contract/application.ts';
import {
  type Callers,
  type CallParts,
  type Endpoint,
  fillPath,
} from '../../src/contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../../src/contract/endpoints.ts';
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
import { paramsIn } from './calls.ts';
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
  const upload = await backend().request('POST', '/api/uploads/profile-image', {
    token: applicant.token,
    form: fileForm('me.png', pngBytes()),
  });
  const { url: imageUrl } = (await upload.json()) as { url: string };
  const application = await makeApplication(backend(), applicant, job, { resume_url: resumeUrl });
  const other = await makeApplication(backend(), otherCandidate, otherJob);
  const invited = await makeApplication(backend(), applicant, otherJob);
  await backend().request('PUT', `/api/applications/${invited._id}/interview`, {
    token: owner.token,
    json: { interview_date: '2099-05-01T09:30:00Z' },
  });
  const bulk = await backend().request('POST', '/api/applications/bulk-status', {
    token: owner.token,
    json: { applications: [other._id], status: 'rejected' },
  });
  const { batch } = (await bulk.json()) as BulkReply;
  const made = await backend().request('POST', '/api/message-templates', {
    ...{ token: owner.token, json: TEMPLATE },
  });
  const { _id: template } = (await made.json()) as { _id: string };
  const noted = await backend().request('POST', `/api/applications/${application._id}/notes`, {
    token: owner.token,
    json: { body: 'Called.' },
  });
  const note = (await noted.json()) as { _id: string };
  const tokens: Record<Caller, string | undefined> = {
    visitor: undefined,
    applicant: applicant.token,
    'other candidate': otherCandidate.token,
    owner: owner.token,
    'other employer': otherEmployer.token,
    'administrator, a candidate': adminCandidate.token,
    'administrator, an employer': adminEmployer.token,
  };
  const link = { token: await backend().dependencies.tokens.signReader(applicant._id) };
  const records = { batch, note, template, link, owner, job, openJob, draft, resumeUrl, imageUrl };
  return { ...records, application, invited, tokens };
}

const get = (path: string): Call => ({ method: 'GET', path });
const send = (method: string, path: string, json: unknown): Call => ({
  method,
  path,
  options: { json },
});
/** Who of them a definition's `callers` names. */
const KINDS: Record<Callers, (caller: Caller) => boolean> = {
  everyone: () => true,
  user: (caller) => caller !== 'visitor',
  candidate: (caller) => /applicant|candidate/.test(caller),
  employer: (caller) => /owner|employer/.test(caller),
  admin: (caller) => caller.startsWith('administrator'),
};

/** What a mail program sends at a click. */
const oneClick = (): FormData => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
};

const TEMPLATE = { kind: 'offer', language: 'en', name: 'Offer', body: 'Hello {name}' } as const;
const MESSAGE = { name: 'Zeynep', email: 'z@example.com', subject: 'Hello', body: 'A question' };

type Said<E extends Endpoint> = CallParts<E> & { form?: FormData };
type Row<E extends Endpoint> = [
  name: string,
  say: (world: World, caller: Caller) => Said<E>,
  statuses: Record<Caller, number>,
];

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
const NOTHING_BACK = statuses(204, 204, 204, 204, 204);
const SIGNED_IN = statuses(401, 200, 200, 200, 200);
const CANDIDATES = statuses(401, 200, 200, 403, 403);
const EMPLOYERS = statuses(401, 403, 403, 200, 200);

/** Each call by its name, so that a new one without a row doesn't compile. */
const ROWS: { [Name in EndpointName]: Row<Endpoints[Name]>[] } = {
  searchJobs: [['browse jobs', () => ({}), EVERYONE]],
  getJobFacets: [['count jobs by filter', () => ({}), EVERYONE]],
  getJob: [
    ['view a job', ({ job }) => ({ params: { id: job._id } }), EVERYONE],
    [
      'view a draft',
      ({ draft }) => ({ params: { id: draft._id } }),
      statuses(404, 404, 404, 200, 404),
    ],
  ],
  suggestJobs: [['ask for suggestions', () => ({}), EVERYONE]],
  getSimilarJobs: [
    ['see similar jobs', ({ job }) => ({ params: { id: job._id } }), EVERYONE],
    [
      'see jobs similar to a draft',
      ({ draft }) => ({ params: { id: draft._id } }),
      statuses(404, 404, 404, 200, 404),
    ],
  ],
  createJob: [
    ['create a job', () => ({ body: jobFields() }), statuses(401, 403, 403, 201, 201)],
    [
      'post a draft',
      () => ({ body: { title: 'Half a job', status: 'draft' } }),
      statuses(401, 403, 403, 201, 201),
    ],
  ],
  updateJob: [
    [
      'edit a job',
      ({ job }) => ({ params: { id: job._id }, body: { title: 'New title' } }),
      statuses(401, 403, 403, 200, 403),
    ],
    [
      'edit a draft',
      ({ draft }) => ({ params: { id: draft._id }, body: { title: 'New title' } }),
      statuses(401, 403, 403, 200, 404),
    ],
    [
      'publish a draft',
      ({ draft }) => ({ params: { id: draft._id }, body: { status: 'published' } }),
      statuses(401, 403, 403, 200, 404),
    ],
  ],
  deleteJob: [
    ['delete a job', ({ job }) => ({ params: { id: job._id } }), statuses(401, 403, 403, 204, 403)],
  ],
  listOwnJobs: [['list own jobs', () => ({}), EMPLOYERS]],
  listWaiting: [['see what waits', () => ({}), EMPLOYERS]],
  listOwnApplicationsByJobs: [['list own applications under jobs', () => ({}), CANDIDATES]],
  listOwnApplications: [['list own applications', () => ({}), CANDIDATES]],
  applyToJob: [
    [
      'apply',
      ({ openJob }) => ({
        params: { jobId: openJob._id },
        body: { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' },
      }),
      statuses(401, 201, 201, 403, 403),
    ],
  ],
  checkApplication: [['check one job', ({ job }) => ({ params: { jobId: job._id } }), CANDIDATES]],
  checkApplications: [
    ['check several jobs', ({ job }) => ({ body: { jobIds: [job._id] } }), CANDIDATES],
  ],
  getApplication: [
    [
      'open an application',
      ({ application }) => ({ params: { id: application._id } }),
      statuses(401, 200, 404, 200, 404),
    ],
  ],
  withdrawApplication: [
    [
      'withdraw an application',
      ({ application }) => ({ params: { id: application._id } }),
      statuses(401, 204, 404, 403, 403),
    ],
  ],
  listJobApplications: [
    [
      'view the applications of a job',
      ({ job }) => ({ params: { jobId: job._id } }),
      statuses(401, 403, 403, 200, 403),
    ],
    [
      'read a page of the applications of a job',
      ({ job }) => ({ params: { jobId: job._id }, query: { page: 1 } }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  exportApplications: [
    [
      'take the applications of a job home as a file',
      ({ job }) => ({ params: { jobId: job._id } }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  setApplicationStatus: [
    [
      'change the status of an application',
      ({ application }) => ({ params: { id: application._id }, body: { status: 'reviewed' } }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  markOpened: [
    [
      'note that an application was opened',
      ({ application }) => ({ params: { id: application._id } }),
      statuses(401, 403, 403, 204, 403),
    ],
  ],
  listNewApplications: [['see what is new', () => ({}), statuses(401, 403, 403, 200, 200)]],
  listJobLabels: [
    [
      'see the labels in use for a job',
      ({ job }) => ({ params: { jobId: job._id } }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  setReview: [
    [
      'rate an application',
      ({ application }) => ({ params: { id: application._id }, body: { rating: 4 } }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  listNotes: [
    [
      'read the notes on an application',
      ({ application }) => ({ params: { id: application._id } }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  addNote: [
    [
      'write a note on an application',
      ({ application }) => ({ params: { id: application._id }, body: { body: 'Good.' } }),
      statuses(401, 403, 403, 201, 403),
    ],
  ],
  updateNote: [
    [
      'change a note',
      ({ application, note }) => ({
        params: { id: application._id, noteId: note._id },
        body: { body: 'Better.' },
      }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  deleteNote: [
    [
      'delete a note',
      ({ application, note }) => ({ params: { id: application._id, noteId: note._id } }),
      statuses(401, 403, 403, 204, 403),
    ],
  ],
  setInterview: [
    [
      'set the date of an interview',
      ({ application }) => ({
        params: { id: application._id },
        body: { interview_date: '2099-05-01T09:30:00Z' },
      }),
      statuses(401, 403, 403, 200, 403),
    ],
  ],
  answerInterview: [
    [
      'answer an interview',
      ({ invited }) => ({ params: { id: invited._id }, body: { answer: 'confirmed' } }),
      statuses(401, 200, 404, 403, 403),
    ],
  ],
  getInterviewCalendar: [
    [
      'take an interview home for the calendar',
      ({ invited }) => ({ params: { id: invited._id } }),
      statuses(401, 200, 404, 200, 404),
    ],
  ],
  listInterviews: [['see the upcoming interviews', () => ({}), statuses(401, 200, 200, 200, 200)]],
  setStatuses: [
    [
      // What becomes of another employer's applications is said for each of them.
      'change the status of many applications',
      ({ application }) => ({ body: { applications: [application._id], status: 'reviewed' } }),
      statuses(401, 403, 403, 200, 200),
    ],
  ],
  undoStatuses: [
    [
      'take back a change of many applications',
      ({ batch }) => ({ params: { batch: String(batch) } }),
      statuses(401, 403, 403, 200, 404),
    ],
  ],
  getPreferences: [
    [
      'see what somebody is mailed, by a link that is none',
      () => ({ query: { token: 'unknown' } }),
      statuses(400, 400, 400, 400, 400),
    ],
    // By a session likewise: see notification-preferences.test.ts.
    [
      'see what somebody is mailed, by the link of a mail',
      ({ link }) => ({ query: link }),
      EVERYONE,
    ],
  ],
  updatePreferences: [
    [
      'choose what somebody is mailed, by the link of a mail',
      ({ link }) => ({ query: link, body: { modes: { message: 'never' } } }),
      EVERYONE,
    ],
  ],
  unsubscribe: [
    [
      'unsubscribe by the link of a mail',
      ({ link }) => ({ query: link, form: oneClick() }),
      NOTHING_BACK,
    ],
    ['unsubscribe without it', () => ({ form: oneClick() }), statuses(400, 400, 400, 400, 400)],
  ],
  openPreferences: [['follow the link of a mail', () => ({}), statuses(303, 303, 303, 303, 303)]],
  listMessages: [
    [
      'read the messages about an application',
      ({ application }) => ({ params: { id: application._id } }),
      statuses(401, 200, 404, 200, 404),
    ],
  ],
  postMessage: [
    [
      // The employer begins.
      'write a message about an application',
      ({ application }) => ({ params: { id: application._id }, body: { body: 'Hello' } }),
      statuses(401, 409, 404, 201, 404),
    ],
  ],
  markMessagesRead: [
    [
      'note that messages were read',
      ({ application, job }) => ({
        params: { id: application._id },
        body: { messages: [job._id] },
      }),
      statuses(401, 200, 404, 200, 404),
    ],
  ],
  listTemplates: [['list the own message templates', () => ({}), EMPLOYERS]],
  createTemplate: [
    ['keep a message template', () => ({ body: TEMPLATE }), statuses(401, 403, 403, 201, 201)],
  ],
  updateTemplate: [
    [
      'change a message template',
      ({ template }) => ({ params: { id: template }, body: TEMPLATE }),
      statuses(401, 403, 403, 200, 404),
    ],
  ],
  deleteTemplate: [
    [
      'delete a message template',
      ({ template }) => ({ params: { id: template } }),
      statuses(401, 403, 403, 204, 404),
    ],
  ],
  uploadResume: [
    [
      'upload a resume',
      () => ({ form: fileForm('cv.pdf', pdfBytes()) }),
      statuses(401, 201, 201, 403, 403),
    ],
  ],
  uploadProfileImage: [
    [
      'upload a profile image',
      () => ({ form: fileForm('me.png', pngBytes()) }),
      statuses(401, 201, 201, 201, 201),
    ],
  ],
  getResume: [
    [
      'read a resume',
      ({ resumeUrl }) => ({ params: paramsIn(endpoints.getResume, resumeUrl) }),
      statuses(401, 200, 404, 200, 404),
    ],
  ],
  getImage: [
    [
      'see a picture',
      ({ imageUrl }) => ({ params: paramsIn(endpoints.getImage, imageUrl) }),
      EVERYONE,
    ],
  ],
  register: [
    [
      'register',
      () => ({
        body: {
          ...{ first_name: 'Ada', last_name: 'Test', password: PASSWORD, user_type: 'candidate' },
          email: `${randomUUID()}@example.com`,
        },
      }),
      statuses(201, 201, 201, 201, 201),
    ],
  ],
  login: [
    ['log in', ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }), EVERYONE],
  ],
  forgotPassword: [
    ['ask for a new password', ({ owner }) => ({ body: { email: owner.email } }), NOTHING_BACK],
  ],
  resetPassword: [
    [
      'set a new password by a link that is none',
      () => ({ body: { token: 'unknown', password: PASSWORD } }),
      statuses(400, 400, 400, 400, 400),
    ],
  ],
  getMe: [['know oneself', () => ({}), SIGNED_IN]],
  listNotifications: [['read the own notifications', () => ({}), SIGNED_IN]],
  countUnread: [['count the own unread notifications', () => ({}), SIGNED_IN]],
  markNotificationsRead: [['mark the own notifications as read', () => ({ body: {} }), SIGNED_IN]],
  getProfile: [['read the own profile', () => ({}), SIGNED_IN]],
  updateProfile: [['change the own profile', () => ({ body: { phone: '1' } }), SIGNED_IN]],
  updateEmployerProfile: [
    ['change the company', () => ({ body: { industry: 'Logistics' } }), EMPLOYERS],
  ],
  updateCompanyName: [
    ['change the company name after a job', () => ({ body: { company_name: 'New' } }), EMPLOYERS],
  ],
  updateCandidateProfile: [
    ['change the professional profile', () => ({ body: { title: 'Clerk' } }), CANDIDATES],
  ],
  changePassword: [
    [
      'change the own password',
      () => ({ body: { current_password: PASSWORD, password: 'another one' } }),
      SIGNED_IN,
    ],
  ],
  logoutEverywhere: [['log out everywhere else', () => ({}), SIGNED_IN]],
  logout: [['log out', () => ({}), statuses(401, 204, 204, 204, 204)]],
  sendMessage: [
    ['write to the operator', () => ({ body: MESSAGE }), statuses(201, 201, 201, 201, 201)],
  ],
  listRecords: [
    [
      'list raw records',
      () => ({ params: { console: 'admin', entity: 'users' } }),
      administrators(200),
    ],
  ],
  exportRecords: [
    [
      'export raw records',
      () => ({ params: { console: 'admin', entity: 'users' } }),
      administrators(200),
    ],
  ],
  getRecord: [
    [
      'open a raw record',
      ({ draft }) => ({ params: { console: 'admin', entity: 'jobs', id: draft._id } }),
      administrators(200),
    ],
  ],
  getRecordLog: [
    [
      'see what was done to a raw record',
      ({ job }) => ({ params: { console: 'admin', entity: 'jobs', id: job._id } }),
      administrators(200),
    ],
  ],
  listDeletions: [
    ['see what is being deleted', () => ({ params: { console: 'admin' } }), administrators(200)],
  ],
  getDependents: [
    [
      'see what goes with a raw record',
      ({ job }) => ({ params: { console: 'admin', entity: 'jobs', id: job._id } }),
      administrators(200),
    ],
  ],
  createRecord: [
    [
      'create a raw record',
      () => ({ params: { console: 'admin', entity: 'messages' }, body: MESSAGE }),
      administrators(201),
    ],
  ],
  updateRecord: [
    [
      'correct a raw record',
      ({ job }) => ({
        params: { console: 'admin', entity: 'jobs', id: job._id },
        body: { title: 'New title' },
      }),
      administrators(200),
    ],
  ],
  deleteRecord: [
    [
      'delete a raw record',
      // Each administrator one of their own: what is deleted is gone.
      ({ job, draft }, caller) => ({
        params: {
          ...{ console: 'admin', entity: 'jobs' },
          id: caller === 'administrator, an employer' ? draft._id : job._id,
        },
      }),
      administrators(204),
    ],
  ],
  endSessions: [
    [
      'log a user out',
      ({ owner }) => ({ params: { console: 'admin', id: owner._id } }),
      administrators(204),
    ],
  ],
  getHealth: [['see how the server is', () => ({}), EVERYONE]],
  getSettings: [['read how the server is set up', () => ({}), EVERYONE]],
  getOpenApi: [['read what calls there are', () => ({}), EVERYONE]],
};

type AnyRow = [
  name: string,
  say: (world: World, caller: Caller) => Parts,
  statuses: Record<Caller, number>,
];
type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
};

const toCall = ({ method, path }: Endpoint, { params = {}, query, body, form }: Parts): Call => {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const options = { json: body, ...(form && { form }) };
  return { method, path: fillPath(path, params) + (search && `?${search}`), options };
};

describe.each(Object.entries<Endpoint>(endpoints))('%s', (endpointName, endpoint) => {
  const rows = ROWS[endpointName as EndpointName] as AnyRow[];
  test.each(rows)('%s', async (_, say, expected) => {
    const world = await makeWorld();
    // The refused first, so that nobody finds a job gone that a permitted caller has deleted.
    const callers = CALLERS.toSorted((one, other) => expected[other] - expected[one]);
    const found: Partial<Record<Caller, number>> = {};
    for (const caller of callers) {
      const { method, path, options } = toCall(endpoint, say(world, caller));
      const token = world.tokens[caller];
      const response = await backend().request(method, path, { ...options, token });
      found[caller] = response.status;
      const body = response.status >= 400 ? await response.json() : { msg: 'none' };
      expect(body, `${caller} is told why`).toEqual({ msg: expect.stringMatching(/\w/) });
    }
    expect(found).toEqual(expected);
  });

  test('the table and the definition agree on who may call', () => {
    const mayCall = KINDS[endpoint.callers];
    for (const [name, , expected] of rows)
      for (const caller of CALLERS) {
        const refused = caller === 'visitor' ? 401 : 403;
        const told = `${name}: ${caller}`;
        if (!mayCall(caller)) expect(expected[caller], told).toBe(refused);
        else if (caller === 'visitor') expect([401, 403], told).not.toContain(expected[caller]);
      }
    // Of each kind that may call somebody is let in; calls that refuse by the record are told apart (403).
    if (endpoint.errors?.includes(403)) return;
    for (const kind of ['candidate', 'employer'] as const) {
      const named = CALLERS.filter((caller) => mayCall(caller) && KINDS[kind](caller));
      const isLetIn = rows.some(([, , expected]) => named.some((one) => expected[one] !== 403));
      expect(isLetIn, kind).toBe(named.length > 0);
    }
  });
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
