import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { createReset } from '#server/domains/accounts/reset-commands.ts';
import { findResetOwner } from '#server/domains/accounts/reset-queries.ts';
import { createApi } from '#server/domains/api.ts';
import { applications, auditLog, files, users } from '#server/platform/database/schema.ts';
import {
  type AuditEntry,
  CONSOLE_EXPORT_MAX,
  type ConsolePage,
  type ConsoleRecord,
  consoleEntities,
  MASK,
} from '#src/contract/console/console.ts';
import { CONSOLE_ENTITIES, type ConsoleEntity } from '#src/contract/console/console-search.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  makeResume,
  PASSWORD,
  type Person,
} from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send } = apiTest();
let admin: Person;
beforeEach(async () => {
  admin = await makeAdmin(backend(), { email: 'admin@example.com' });
});

const ask = (method: string, path: string, json?: unknown) =>
  send(method, `/api/admin${path}`, admin, json);
const read = async <Reply>(path: string): Promise<Reply> =>
  (await ask('GET', path)).json() as Promise<Reply>;
const record = (entity: ConsoleEntity, id: string) => read<ConsoleRecord>(`/${entity}/${id}`);
const logOf = (entity: ConsoleEntity, id: string) => read<AuditEntry[]>(`/${entity}/${id}/log`);
const create = async (entity: ConsoleEntity, json: unknown): Promise<ConsoleRecord> => {
  const response = await ask('POST', `/${entity}`, json);
  const body = (await response.json()) as ConsoleRecord;
  expect([response.status, body]).toEqual([201, expect.objectContaining({ __v: 0 })]);
  return body;
};
const answer = async (response: Response) => [response.status, await response.json()];

/** One record of each kind. */
async function makeRecords() {
  const employer = await makeEmployer(backend(), { first_name: 'Emre', last_name: 'Demir' });
  const candidate = await makeCandidate(backend(), { first_name: 'Işıl', last_name: 'Çınar' });
  const job = await makeJob(backend(), employer, { title: 'Baker', location: 'Muğla' });
  const application = await makeApplication(backend(), candidate, job);
  const json = { name: 'Zeynep', email: 'z@example.com', subject: 'Hello', body: 'A question' };
  const message = await create('messages', json);
  const ids: Record<ConsoleEntity, string> = {
    users: candidate._id,
    jobs: job._id,
    applications: application._id,
    candidates: candidate._id,
    employers: employer._id,
    messages: message._id,
  };
  return { employer, candidate, job, application, message, ids };
}

describe('who may call', () => {
  test('an administrator may make every call', async () => {
    const { ids } = await makeRecords();
    for (const entity of CONSOLE_ENTITIES) {
      const found = await record(entity, ids[entity]);
      expect(found).toMatchObject({
        _id: ids[entity],
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
        __v: expect.any(Number),
      });
      const shown = consoleEntities[entity].fields.filter(
        (field) => field.type !== 'secret' && !field.onlyCreate,
      );
      expect(Object.keys(found).sort()).toEqual(
        [
          '_id',
          'created_at',
          'updated_at',
          '__v',
          ...shown.map((field) => field.name),
          ...(shown.some((field) => field.refersTo) ? ['_names'] : []),
        ].sort(),
      );
      expect(await read(`/${entity}`)).toContainEqual(found);
      expect(await read(`/${entity}/${ids[entity]}/dependents`)).toBeTruthy();
      expect(await read(`/${entity}/${ids[entity]}/log`)).toBeInstanceOf(Array);
      const unchanged = await ask('PUT', `/${entity}/${ids[entity]}`, found);
      expect([unchanged.status, await unchanged.json()]).toEqual([200, found]);
    }
    // Dependent records first.
    for (const entity of CONSOLE_ENTITIES.toReversed()) {
      expect((await ask('DELETE', `/${entity}/${ids[entity]}`)).status, entity).toBe(204);
      expect((await ask('GET', `/${entity}/${ids[entity]}`)).status, entity).toBe(404);
    }
  });

  test('revoked rights are gone with the next call (CONSOLE-1)', async () => {
    expect((await ask('GET', '/users')).status).toBe(200);
    await backend().database.db.update(users).set({ is_admin: false });
    expect((await ask('GET', '/users')).status).toBe(403);
  });

  test('the console’s path is a setting', async () => {
    const api = createApi({ ...backend().dependencies, consolePath: 'backstage' });
    const status = async (path: string) =>
      (await api.request(path, { headers: { 'X-Auth-Token': admin.token } })).status;
    expect(await status('/api/backstage/users')).toBe(200);
    expect(await status('/api/admin/users')).toBe(404);
  });
});

describe('lists', () => {
  const page = (entity: ConsoleEntity, search = '') =>
    read<ConsolePage>(`/${entity}?page=1${search}`);

  test('are paged and sorted; a page past the end is empty (LIST-2)', async () => {
    const { employer } = await makeRecords();
    for (const title of ['çilek', 'Armut', 'zeytin', 'Ceviz'])
      await makeJob(backend(), employer, { title });
    const titles = async (search: string) =>
      (await read<ConsolePage>(`/jobs?${search}`)).records.map((one) => one.title);
    expect(await titles('limit=2&sort=name')).toEqual(['Armut', 'Baker']);
    expect(await titles('limit=2&page=2&sort=name')).toEqual(['Ceviz', 'çilek']);
    expect(await titles('page=1&sort=-name')).toEqual([
      'zeytin',
      'çilek',
      'Ceviz',
      'Baker',
      'Armut',
    ]);
    expect(await titles('page=1&limit=1')).toEqual(['Ceviz']);
    expect(await titles('page=1&limit=1&sort=created_at')).toEqual(['Baker']);
    expect(await titles('page=1&limit=1&sort=_id')).toEqual(['Baker']);
    expect(await titles('page=1&sort=password&limit=0')).toHaveLength(5);
    expect(await read('/jobs?page=9&limit=2')).toEqual({
      records: [],
      total: 5,
      more: false,
      totalPages: 3,
      currentPage: 9,
    });
  });

  test('find every searchable field by its words, ignoring case and accents', async () => {
    const { ids, candidate, employer } = await makeRecords();
    for (const entity of CONSOLE_ENTITIES)
      for (const field of consoleEntities[entity].fields) {
        if (!field.searchable || field.readOnly) continue;
        const isMail = field.name.includes('email');
        const value = isMail ? 'ozgun-deger@example.com' : 'Önce Özgün Değer';
        const before = await record(entity, ids[entity]);
        const json = { ...before, [field.name]: field.type === 'json' ? [value] : value };
        const saved = await ask('PUT', `/${entity}/${ids[entity]}`, json);
        expect(saved.status, `${entity}.${field.name}`).toBe(200);
        const query = isMail ? 'OZGUN-deger' : 'DEGER%20ozgun';
        const { records } = await page(entity, `&query=${query}`);
        expect(records.map((one) => one._id)).toEqual([ids[entity]]);
        const after = await record(entity, ids[entity]);
        const restored = { ...after, [field.name]: before[field.name] };
        const answer = await ask('PUT', `/${entity}/${ids[entity]}`, restored);
        expect(answer.status, `${entity}.${field.name}`).toBe(200);
      }
    for (const [entity, { _id, email }] of [
      ['candidates', candidate],
      ['employers', employer],
    ] as const) {
      expect((await page(entity, `&query=${email}`)).records).toEqual([
        expect.objectContaining({ _id, email }),
      ]);
    }
    const named = await page('candidates', '&query=isil%20cinar&sort=name');
    expect(named.records).toEqual([expect.objectContaining({ name: 'Işıl Çınar' })]);
  });

  test('find an application by the words of its job and its candidate (CONSOLE-2)', async () => {
    const { ids, job } = await makeRecords();
    const other = await makeApplication(backend(), await makeCandidate(backend()), job);
    const found = async (query: string) =>
      (await page('applications', `&query=${encodeURIComponent(query)}`)).records.map(
        ({ _id }) => _id,
      );
    expect(await found(`isil ${job.title}`)).toEqual([ids.applications]);
    expect((await found(job.title)).toSorted()).toEqual([ids.applications, other._id].toSorted());
    expect(await found(`isil nobody`)).toEqual([]);
  });

  test('take wildcards literally, and find records by any id in them', async () => {
    const { ids, candidate, job, employer } = await makeRecords();
    expect((await page('users', '&query=%25')).total).toBe(0);
    expect((await page('users', '&query=_sil')).total).toBe(0);
    expect((await page('users', '&query=%00')).total).toBe(3);
    expect((await page('users', '&query=e+e+x+a+m+p+l+.+c+nobody')).total).toBe(3);
    expect((await page('users', '&query=e+e+x+a+m+p+l+nobody')).total).toBe(0);
    for (const id of [candidate._id, job._id, ids.applications])
      expect((await page('applications', `&query=${id.toUpperCase()}`)).total).toBe(1);
    expect((await page('jobs', `&query=${employer._id}`)).records[0]?._id).toBe(job._id);
    expect((await page('jobs', `&query=${UNKNOWN_ID}`)).total).toBe(0);
  });
});

test('a record has the names of the records it refers to beside their ids (CONSOLE-3)', async () => {
  const { ids } = await makeRecords();
  const { _names: names, job } = await record('applications', ids.applications);
  const { title } = await record('jobs', String(job));
  expect(names).toEqual({ job: title, candidate: 'Işıl Çınar' });
  const page = await read<{ records: unknown[] }>('/applications?page=1');
  expect(page.records).toMatchObject([{ _names: names }]);
});

describe('exports', () => {
  const lines = async (path: string, language = 'en') => {
    const response = await backend().request('GET', `/api/admin${path}`, {
      token: admin.token,
      headers: { 'Accept-Language': language },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return (await response.text()).trimEnd().split('\r\n');
  };

  test('hold the found records in order, with every field and no secret (CONSOLE-12)', async () => {
    await makeRecords();
    for (const entity of CONSOLE_ENTITIES) {
      const [heading, ...rows] = await lines(`/${entity}/export?sort=_id`);
      expect(heading).toMatch(/^"_id",/);
      for (const { name, type, onlyCreate } of consoleEntities[entity].fields)
        expect([name, heading?.includes(`"${name}"`)]).toEqual([
          name,
          type !== 'secret' && !onlyCreate,
        ]);
      const all = await read<{ _id: string }[]>(`/${entity}?sort=_id`);
      expect(rows.map((row) => row.slice(1, 37))).toEqual(all.map(({ _id }) => _id));
    }
    expect((await lines('/users/export')).join()).not.toMatch(/scrypt|argon|\$2/);
    expect(await lines('/users/export?query=nobody-at-all')).toHaveLength(1);
    expect((await lines('/users/export', 'tr'))[0]).toContain('"_id";"email"');
  });

  test(`hold at most the first ${CONSOLE_EXPORT_MAX} records (CONSOLE-12)`, async () => {
    await backend().database.run(`
      insert into messages (_id, name, email, body)
      select gen_random_uuid(), lpad(n::text, 5, '0'), 'z@example.com', 'A question'
      from generate_series(1, ${CONSOLE_EXPORT_MAX + 1}) n
    `);
    const [, ...rows] = await lines('/messages/export?sort=name');
    expect(rows).toHaveLength(CONSOLE_EXPORT_MAX);
    expect(rows[0]).toContain('"00001"');
    expect(rows.at(-1)).toContain(`"${CONSOLE_EXPORT_MAX}"`);
  });
});

describe('creating', () => {
  test('a user, who can log in at once', async () => {
    const json = {
      email: 'New@Example.com',
      password: 'secret-1',
      user_type: 'candidate',
      first_name: 'Yeni',
      last_name: 'Kişi',
    };
    const made = await create('users', json);
    expect(made).toMatchObject({ email: 'new@example.com', is_admin: false });
    expect((await record('candidates', made._id)).name).toBe('Yeni Kişi');
    const login = { email: 'new@example.com', password: 'secret-1' };
    expect((await send('POST', '/api/auth/login', undefined, login)).status).toBe(200);
    const taken = await ask('POST', '/users', json);
    expect(await answer(taken)).toEqual([
      400,
      { errors: [{ path: 'email', msg: 'An account with this email already exists' }] },
    ]);
  });

  test('a job of an employer, listed at once, with defaults for missing fields (CONSOLE-6)', async () => {
    const { employer, candidate } = await makeRecords();
    const made = await create('jobs', { title: 'Cook', employer: employer._id });
    expect(made).toMatchObject({
      status: 'published',
      job_type: 'full_time',
      experience_level: 'entry',
      salary_min: 0,
      is_remote: false,
      required_skills: [],
      company_name: '',
      published_at: expect.stringMatching(/Z$/),
    });
    const list = (await (await send('GET', '/api/jobs?query=cook')).json()) as {
      jobs: { title: string }[];
    };
    expect(list.jobs.map((job) => job.title)).toEqual(['Cook']);
    const wrong = { title: 'Cook', employer: candidate._id };
    expect(await answer(await ask('POST', '/jobs', wrong))).toEqual([
      400,
      { errors: [{ path: 'employer', msg: 'This user is not an employer' }] },
    ]);
    expect(
      (await answer(await ask('POST', '/jobs', { ...wrong, employer: UNKNOWN_ID })))[1],
    ).toEqual({
      errors: [{ path: 'employer', msg: 'There is no such record' }],
    });
  });

  test('an application, once per job (CONSOLE-11)', async () => {
    const { employer, candidate, application } = await makeRecords();
    const job = await makeJob(backend(), employer);
    const resume_url = await makeResume(backend(), candidate);
    const json = { job: job._id, candidate: candidate._id, status: 'hired', resume_url };
    const made = await create('applications', { ...json, cover_letter: 'Hi' });
    expect(made).toMatchObject({ ...json, contact_email: candidate.email, last_updated: null });
    const asEmployer = { token: employer.token };
    expect((await send('GET', resume_url, asEmployer)).status).toBe(200);
    expect(await answer(await ask('POST', '/applications', json))).toEqual([
      409,
      { msg: 'This candidate has already applied for this job' },
    ]);
    const other = await makeCandidate(backend());
    const foreign = { ...json, candidate: other._id };
    expect((await answer(await ask('POST', '/applications', foreign)))[1]).toEqual({
      errors: [{ path: 'resume_url', msg: 'This file was not uploaded by the candidate' }],
    });
    const moved = {
      ...(await record('applications', application._id)),
      interview_date: '2099-01-31T09:30:00+03:00',
    };
    const saved = await ask('PUT', `/applications/${application._id}`, moved);
    expect(await saved.json()).toMatchObject({
      interview_date: '2099-01-31T06:30:00.000Z',
      last_updated: expect.stringMatching(/Z$/),
    });
    await ask('PUT', `/applications/${application._id}`, { status: 'interview' });
    const asCandidate = { token: candidate.token };
    const seen = await send('GET', `/api/applications/${application._id}`, asCandidate);
    expect(await seen.json()).toMatchObject({
      status: 'interview',
      events: [expect.objectContaining({ from: 'pending', to: 'interview' })],
    });
  });

  test('a profile for a user who has none, and no second one', async () => {
    const { candidate, employer } = await makeRecords();
    expect(
      await answer(await ask('POST', '/candidates', { user: candidate._id, title: 'Cook' })),
    ).toEqual([409, { msg: 'This user already has a profile' }]);
    expect((await ask('DELETE', `/candidates/${candidate._id}`)).status).toBe(204);
    const made = await create('candidates', {
      user: candidate._id,
      title: 'Cook',
      skills: ['Bread', 'Bread '],
      education: [{ institution: 'School', degree: 'Diploma' }],
    });
    expect(made).toMatchObject({ _id: candidate._id, name: 'Işıl Çınar', skills: ['Bread'] });
    expect((await ask('POST', '/candidates', { user: employer._id })).status).toBe(400);
  });

  test.each<[ConsoleEntity, object, string, string]>([
    ['users', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ['users', { email: 'nobody' }, 'email', 'Email is invalid'],
    ['users', { user_type: 'admin' }, 'user_type', 'Choose candidate or employer'],
    ['users', { first_name: ' ' }, 'first_name', 'First name is required'],
    ['users', { is_admin: true }, 'is_admin', 'This field cannot be changed'],
    ['users', { password_hash: 'x' }, 'password_hash', 'There is no such field'],
    ['users', { sessions: 1 }, 'sessions', 'There is no such field'],
    ['jobs', { title: '' }, 'title', 'Enter the job title'],
    ['jobs', { employer: 'me' }, 'employer', 'Enter a record’s ID'],
    ['jobs', { salary_min: -1 }, 'salary_min', errorMessages.salaryInvalid],
    ['jobs', { is_remote: 'yes' }, 'is_remote', 'Choose yes or no'],
    ['jobs', { application_deadline: '0000-01-01' }, 'application_deadline', 'Enter a date'],
    ['jobs', { application_deadline: '9999-01-01' }, 'application_deadline', 'Enter a date'],
    [
      'applications',
      { interview_date: '9999-12-31T23:59:00-23:00' },
      'interview_date',
      'Enter a date and time such as 2026-01-31T09:30:00Z',
    ],
    ['applications', { status: 'lost' }, 'status', 'Invalid status value'],
    ['messages', { body: '' }, 'body', 'Message is required'],
  ])('%s: %j is refused', async (entity, given, path, msg) => {
    const { employer, candidate, job } = await makeRecords();
    const good: Record<string, object> = {
      users: {
        email: 'a@example.com',
        password: 'secret-1',
        user_type: 'employer',
        first_name: 'A',
        last_name: 'B',
      },
      jobs: { title: 'Cook', employer: employer._id },
      applications: { job: job._id, candidate: candidate._id },
      messages: { name: 'A', email: 'a@example.com', subject: 'S', body: 'B' },
    };
    expect(await answer(await ask('POST', `/${entity}`, { ...good[entity], ...given }))).toEqual([
      400,
      { errors: [{ path, msg }] },
    ]);
  });
});

test('a record is refused if any required field is missing', async () => {
  for (const entity of CONSOLE_ENTITIES)
    for (const { name } of consoleEntities[entity].fields.filter((one) => one.required))
      for (const json of [{}, { [name]: null }]) {
        const [status, body] = await answer(await ask('POST', `/${entity}`, json));
        expect([entity, name, status]).toEqual([entity, name, 400]);
        const error = { path: name, msg: expect.stringMatching(/\w/) };
        expect(body).toMatchObject({ errors: expect.arrayContaining([error]) });
      }
});

describe('changing', () => {
  test('validates and writes changed fields only (CONSOLE-7)', async () => {
    const { candidate } = await makeRecords();
    await backend()
      .database.db.update(users)
      .set({ first_name: '' })
      .where(eq(users._id, candidate._id));
    const stored = await record('users', candidate._id);
    const saved = await ask('PUT', `/users/${candidate._id}`, { ...stored, phone: ' 555 ' });
    expect(await saved.json()).toEqual({
      ...stored,
      phone: '555',
      __v: stored.__v + 1,
      updated_at: expect.any(String),
    });
    const refused = await ask('PUT', `/users/${candidate._id}`, { first_name: '', email: '' });
    expect(await answer(refused)).toEqual([
      400,
      { errors: [{ path: 'email', msg: 'Email is required' }] },
    ]);
  });

  test('the same value in another notation is no change (CONSOLE-7)', async () => {
    const { candidate, application, job } = await makeRecords();
    const interview_date = '2099-01-31T06:30:00.000Z';
    await ask('PUT', `/applications/${application._id}`, { interview_date });
    await ask('PUT', `/jobs/${job._id}`, { application_deadline: '2099-01-31' });
    for (const [entity, id, same] of [
      ['applications', application._id, { interview_date: '2099-01-31T09:30:00+03:00' }],
      ['users', candidate._id, { email: candidate.email.toUpperCase() }],
      ['jobs', job._id, { application_deadline: '2099-01-31T00:00:00Z', title: ' Baker ' }],
    ] as const) {
      const before = await record(entity, id);
      const log = await logOf(entity, id);
      expect(await (await ask('PUT', `/${entity}/${id}`, same)).json()).toEqual(before);
      expect(await logOf(entity, id)).toEqual(log);
    }
  });

  test('read-only fields, ids and salaries out of order are refused', async () => {
    const { job, candidate } = await makeRecords();
    for (const [path, given, field, msg] of [
      [`/users/${candidate._id}`, { is_admin: true }, 'is_admin', 'This field cannot be changed'],
      [`/candidates/${candidate._id}`, { name: 'X' }, 'name', 'This field cannot be changed'],
      [`/candidates/${candidate._id}`, { user: admin._id }, 'user', 'This field cannot be changed'],
      [`/jobs/${job._id}`, { search_key: 'x' }, 'search_key', 'There is no such field'],
      [
        `/jobs/${job._id}`,
        { salary_min: 5, salary_max: 4 },
        'salary_max',
        'The maximum salary must not be below the minimum',
      ],
    ] as const)
      expect(await answer(await ask('PUT', path, given))).toEqual([
        400,
        { errors: [{ path: field, msg }] },
      ]);
  });

  test('a new password is hashed and ends all sessions and open reset links', async () => {
    const { candidate } = await makeRecords();
    const now = backend().clock.now();
    const { db } = backend().database;
    await createReset(db, candidate.email, 'the hash of a link', now);
    expect(await findResetOwner(db, 'the hash of a link', now)).toBeDefined();
    const saved = await ask('PUT', `/users/${candidate._id}`, { password: 'another one' });
    expect(saved.status).toBe(200);
    const [row] = await db.select().from(users).where(eq(users._id, candidate._id));
    expect(row?.password_hash).toMatch(/^scrypt\$/);
    const me = await send('GET', '/api/auth/me', candidate);
    expect(me.status).toBe(401);
    const login = (password: string) =>
      send('POST', '/api/auth/login', undefined, { email: candidate.email, password });
    expect((await login(PASSWORD)).status).toBe(400);
    expect((await login('another one')).status).toBe(200);
    expect(await findResetOwner(db, 'the hash of a link', now)).toBeUndefined();
    const blank = await ask('PUT', `/users/${candidate._id}`, { password: '' });
    expect(blank.status).toBe(200);
    expect((await login('another one')).status).toBe(200);
  });

  test('an account refers only to its own uploaded files, by their paths (CONSOLE-11)', async () => {
    const { candidate } = await makeRecords();
    const other = await makeCandidate(backend());
    const url = await makeResume(backend(), candidate);
    const image = await makeImage(backend(), candidate);
    const save = (id: string, json: object) => ask('PUT', `/users/${id}`, json);
    const refuses = async (field: string, address: string, msg: string) =>
      expect(await answer(await save(other._id, { [field]: address }))).toEqual([
        400,
        { errors: [{ path: field, msg }] },
      ]);
    for (const [field, path] of [
      ['resume_url', url],
      ['profile_image_url', image],
    ] as const)
      for (const address of [path, `http://api.test${path}`])
        await refuses(field, address, 'This file was not uploaded by this user');
    const foreign = 'Upload the image: links to images on other sites are not accepted';
    for (const address of [url, 'https://elsewhere.example/pixel.png'])
      await refuses('profile_image_url', address, foreign);
    const saved = await save(candidate._id, { resume_url: `http://api.test${url}` });
    expect(await saved.json()).toMatchObject({ resume_url: url });
    const elsewhere = { resume_url: 'https://cv.example/me.pdf' };
    expect(await (await save(other._id, elsewhere)).json()).toMatchObject(elsewhere);
  });

  test('no draft has applications (CONSOLE-11, JOB-5)', async () => {
    const { employer, candidate, job, application } = await makeRecords();
    expect(await answer(await ask('PUT', `/jobs/${job._id}`, { status: 'draft' }))).toEqual([
      409,
      { msg: 'A job with applications can’t be turned back into a draft' },
    ]);
    const draft = await makeJob(backend(), employer, { status: 'draft' });
    const isDraft = [400, { errors: [{ path: 'job', msg: 'This job is a draft' }] }];
    const json = { job: draft._id, candidate: candidate._id };
    expect(await answer(await ask('POST', '/applications', json))).toEqual(isDraft);
    expect(await answer(await ask('PUT', `/applications/${application._id}`, json))).toEqual(
      isDraft,
    );
    await ask('PUT', `/jobs/${draft._id}`, { status: 'closed' });
    expect((await ask('POST', '/applications', json)).status).toBe(201);
  });

  test('a new address is unconfirmed, and ends the links sent to the old one (MAIL-10)', async () => {
    const { candidate } = await makeRecords();
    const { db } = backend().database;
    const now = backend().clock.now();
    await createReset(db, candidate.email, 'the hash of a link', now);
    const save = (given: object) => ask('PUT', `/users/${candidate._id}`, given);
    expect((await save({ phone: '555', email: candidate.email.toUpperCase() })).status).toBe(200);
    expect(await findResetOwner(db, 'the hash of a link', now)).toBeDefined();
    expect((await record('users', candidate._id)).email_confirmed_at).toMatch(/Z$/);
    expect((await save({ email: 'new@example.com' })).status).toBe(200);
    expect((await record('users', candidate._id)).email_confirmed_at).toBeNull();
    expect(await findResetOwner(db, 'the hash of a link', now)).toBeUndefined();
  });

  test('a draft that is published is listed; a user of another type gets its profile (CONSOLE-11)', async () => {
    const { employer, candidate } = await makeRecords();
    const draft = await makeJob(backend(), employer, { title: 'Later', status: 'draft' });
    await ask('PUT', `/jobs/${draft._id}`, { status: 'active' });
    expect((await record('jobs', draft._id)).published_at).toMatch(/Z$/);
    const other = await makeCandidate(backend());
    await ask('PUT', `/users/${other._id}`, { user_type: 'employer' });
    expect(await record('employers', other._id)).toMatchObject({ company_name: '' });
    // Accounts with jobs or applications keep their type.
    for (const [{ _id }, user_type] of [
      [employer, 'candidate'],
      [candidate, 'employer'],
    ] as const) {
      const msg = 'You can’t change the type of an account that has jobs or applications';
      expect(await answer(await ask('PUT', `/users/${_id}`, { user_type }))).toEqual([
        400,
        { errors: [{ path: 'user_type', msg }] },
      ]);
    }
  });
});

test.each([
  ['40P01', 503, 'The server is not ready. Please try again in a moment.'],
  ['40001', 503, 'The server is not ready. Please try again in a moment.'],
  ['23503', 400, 'There is no such record'],
  ['XX000', 500, 'Sorry, something went wrong on our servers. Please try again later.'],
])('a write that the database refuses with %s is answered with %i', async (code, status, msg) => {
  const { job } = await makeRecords();
  const { run } = backend().database;
  await run(
    `create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = '${code}'; end $$;
    create trigger refused before update on jobs for each row execute function refuse();`,
  );
  try {
    const response = await ask('PUT', `/jobs/${job._id}`, { title: 'Other' });
    expect(await answer(response)).toEqual([status, { msg }]);
  } finally {
    await run('drop function refuse cascade');
  }
});

describe('deleting', () => {
  const uploads = async () =>
    (await readdir(join(backend().folder, 'uploads'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  test('a user with jobs, applications and files, in one go (CONSOLE-9)', async () => {
    const { employer, candidate, job, application } = await makeRecords();
    const before = await uploads();
    await makeResume(backend(), candidate);
    await makeResume(backend(), candidate);
    expect(await uploads()).toHaveLength(before.length + 2);
    expect(await read(`/users/${candidate._id}/dependents`)).toEqual({
      jobs: 0,
      applications: 1,
      files: 2,
    });
    expect(await read(`/users/${employer._id}/dependents`)).toEqual({
      jobs: 1,
      applications: 1,
      files: 0,
    });
    expect(await read(`/jobs/${job._id}/dependents`)).toMatchObject({ applications: 1 });

    expect((await ask('DELETE', `/users/${candidate._id}`)).status).toBe(204);
    await backend().settled();
    expect(await uploads()).toEqual(before);
    expect(await backend().database.db.select().from(files)).toEqual([]);
    for (const path of [
      `/users/${candidate._id}`,
      `/candidates/${candidate._id}`,
      `/applications/${application._id}`,
    ])
      expect((await ask('GET', path)).status).toBe(404);
    const me = await send('GET', '/api/auth/me', candidate);
    expect(me.status).toBe(401);
    expect((await logOf('users', candidate._id))[0]).toMatchObject({
      action: 'delete',
      actor: 'admin@example.com',
      label: '',
      changes: [
        { field: 'applications', from: 1, to: 0 },
        { field: 'files', from: 2, to: 0 },
      ],
    });
    expect((await ask('DELETE', `/users/${employer._id}`)).status).toBe(204);
    expect((await send('GET', `/api/jobs/${job._id}`)).status).toBe(404);
  });

  test('nobody can delete the account they are signed in with (CONSOLE-9)', async () => {
    expect(await answer(await ask('DELETE', `/users/${admin._id}`))).toEqual([
      409,
      { msg: 'You can’t delete the account you’re logged in with' },
    ]);
  });

  test('a failure leaves everything unchanged', async () => {
    const { candidate, application } = await makeRecords();
    await makeResume(backend(), candidate);
    await backend().database.run('alter table audit_log rename to audit_log_away');
    try {
      expect((await ask('DELETE', `/users/${candidate._id}`)).status).toBe(500);
    } finally {
      await backend().database.run('alter table audit_log_away rename to audit_log');
    }
    const { db } = backend().database;
    expect(await db.select().from(applications)).toHaveLength(1);
    expect(await db.select().from(files)).toEqual([expect.objectContaining({ removed_at: null })]);
    expect((await record('applications', application._id))._id).toBe(application._id);
  });
});

describe('secrets and the log', () => {
  test('every write is logged with author, time, record and changes; secrets are masked (CONSOLE-10)', async () => {
    const { job } = await makeRecords();
    const user = await create('users', {
      email: 'a@example.com',
      password: 'first secret',
      user_type: 'employer',
      first_name: 'A',
      last_name: 'B',
    });
    await ask('PUT', `/users/${user._id}`, { first_name: 'Ayşe', password: 'second secret' });
    const [changed, created] = await logOf('users', user._id);
    expect(changed).toEqual({
      _id: expect.any(String),
      created_at: expect.stringMatching(/Z$/),
      actor: 'admin@example.com',
      action: 'update',
      entity: 'users',
      record_id: user._id,
      label: 'a@example.com',
      changes: [
        { field: 'first_name', from: 'A', to: 'Ayşe' },
        { field: 'password', from: MASK, to: MASK },
      ],
      is_erased: false,
    });
    expect(created).toMatchObject({
      action: 'create',
      changes: expect.arrayContaining([
        { field: 'email', to: 'a@example.com' },
        { field: 'password', to: MASK },
      ]),
    });
    await ask('PUT', `/jobs/${job._id}`, { required_skills: ['Patience'], title: job.title });
    expect((await logOf('jobs', job._id))[0]?.changes).toEqual([
      { field: 'required_skills', from: [], to: ['Patience'] },
    ]);
    expect(await logOf('jobs', UNKNOWN_ID)).toEqual([]);
  });

  test('no reply and no log holds a hash or a password (CONSOLE-10)', async () => {
    const { ids } = await makeRecords();
    await ask('PUT', `/users/${ids.users}`, { password: 'hidden words' });
    const paths = CONSOLE_ENTITIES.flatMap((entity) => [
      `/${entity}`,
      `/${entity}?page=1`,
      `/${entity}/${ids[entity]}`,
      `/${entity}/${ids[entity]}/log`,
    ]);
    for (const path of paths)
      expect(await (await ask('GET', path)).text()).not.toMatch(
        /scrypt|password_hash|tokens_valid|hidden words|search_key/,
      );
    const log = await backend().database.db.select().from(auditLog);
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toMatch(/scrypt|hidden words/);
  });

  test('values of a deleted account can’t be read any more, those of others can (CONSOLE-10)', async () => {
    const { employer, candidate, job, application } = await makeRecords();
    const { db } = backend().database;
    const sender = { name: 'Somebody', email: 'nobody@example.com', subject: 'S', body: 'B' };
    const letter = await create('messages', sender);
    const own = await create('messages', { ...sender, email: candidate.email });
    const other = await makeAdmin(backend());
    await ask('PUT', `/users/${candidate._id}`, { first_name: 'Secretname' });
    await ask('PUT', `/candidates/${candidate._id}`, { title: 'Secrettitle' });
    await ask('PUT', `/applications/${application._id}`, { cover_letter: 'Secretletter' });
    await ask('PUT', `/jobs/${job._id}`, { title: 'Opentitle' });
    const ofJob = { token: other.token, json: { title: 'Othertitle' } };
    await backend().request('PUT', `/api/admin/jobs/${job._id}`, ofJob);
    // Nothing is readable in the table itself.
    expect(JSON.stringify(await db.select().from(auditLog))).not.toMatch(
      /Secret|Opentitle|nobody@/,
    );
    expect((await logOf('candidates', candidate._id))[0]?.changes[0]?.to).toBe('Secrettitle');

    for (const path of [
      `/users/${candidate._id}`,
      `/messages/${letter._id}`,
      `/users/${other._id}`,
    ])
      expect((await ask('DELETE', path)).status).toBe(204);
    const erased = [
      ['users', candidate._id],
      ['candidates', candidate._id],
      ['applications', application._id],
      ['messages', own._id],
      ['messages', letter._id],
      ['users', other._id],
    ] as const;
    for (const [entity, id] of erased)
      for (const entry of await logOf(entity, id)) {
        expect(entry).toMatchObject({ record_id: id, label: '' });
        if (entry.action !== 'delete')
          expect(entry).toMatchObject({ changes: [], is_erased: true });
      }
    // An employer's values stay, and the administrator who is gone has no name.
    expect(await logOf('jobs', job._id)).toEqual([
      expect.objectContaining({ actor: '', label: 'Opentitle', is_erased: false }),
      expect.objectContaining({ actor: 'admin@example.com', is_erased: false }),
    ]);
    expect((await ask('DELETE', `/users/${employer._id}`)).status).toBe(204);
    expect(await logOf('jobs', job._id)).toMatchObject([{ is_erased: true }, { is_erased: true }]);
  });

  test.each([
    'update audit_log set content = content',
    'delete from audit_log',
    'truncate audit_log',
  ])('the log is append-only: %s (CONSOLE-10)', async (statement) => {
    await create('messages', { name: 'A', email: 'a@example.com', subject: 'S', body: 'B' });
    await expect(backend().database.run(statement)).rejects.toThrow(/append-only/);
  });
});
