import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { applications, jobs } from '#server/platform/database/schema.ts';
import type { ApplicationRow, ApplicationRowPage } from '#src/contract/applications/application.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { type OwnJobPage, ownJobPageSchema } from '#src/contract/jobs/own-jobs.ts';
import { ARRAY_BYTES_MAX, OWN_JOBS_PAGE_SIZE } from '#src/contract/limits.ts';
import {
  insertApplications,
  insertJobs,
  insertManyApplications,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, send } = apiTest();

const JOBS = '/api/jobs/employer';
const APPLICATIONS = '/api/applications/candidate';
const LONG = ['description', 'requirements', 'responsibilities', 'required_skills', 'benefits'];

const read = async <Body>(path: string, { token }: Pick<Person, 'token'>) => {
  const response = await send('GET', path, { token });
  expect(response.status).toBe(200);
  const text = await response.text();
  return {
    body: JSON.parse(text) as Body,
    bytes: Buffer.byteLength(text),
    cut: response.headers.get('X-Records-Cut'),
  };
};
const page = async (path: string, employer: Person) =>
  (await read<OwnJobPage>(path, employer)).body;
const titles = (list: readonly JobRow[]) => list.map(({ title }) => title);

let employer: Person;
let candidate: Person;
beforeEach(async () => {
  employer = await makeEmployer(backend());
  candidate = await makeCandidate(backend());
});

const BATCH = 1000;

/** Inserts jobs of the employer by SQL, the first as the newest, every tenth closed. */
async function fill(count: number) {
  // The triggers of the search take longer than the insert, and nothing here searches.
  await backend().database.run('alter table jobs disable trigger user');
  for (let from = 0; from < count; from += BATCH)
    await backend().database.db.execute(sql`
      insert into jobs (_id, employer_id, title, company_name, description, status, created_at, published_at)
      select gen_random_uuid(), ${employer._id}, 'Job ' || n, '', '',
        case when n % 10 = 0 then 'closed' else 'published' end,
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(${from + 1}::int, ${from + BATCH}::int) as n`);
  await backend().database.run('alter table jobs enable trigger user');
}

// Deleting jobs that no trigger has counted makes the counts wrong; this resets them.
afterAll(() => backend().database.run('truncate jobs cascade'));

/** The database's plan of the query. */
async function planOf(query: { toSQL: () => { sql: string; params: unknown[] } }): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const filled = text.split(/\$\d+/).flatMap((part, index) => {
    const value = sql`${params[index]}`;
    return index < params.length ? [sql.raw(part), value] : [sql.raw(part)];
  });
  const rows: unknown = await backend().database.db.execute(sql`explain ${sql.join(filled)}`);
  return JSON.stringify(rows);
}

describe('an employer’s own jobs', () => {
  test('come in pages of 20, newest first, with the counts of each tab (OWN-3)', async () => {
    await insertJobs(backend(), employer, 45);
    await insertJobs(backend(), await makeEmployer(backend()), 3);
    const first = await page(`${JOBS}?page=1`, employer);
    expect(ownJobPageSchema.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      totalPages: 3,
      currentPage: 1,
      total: 45,
      counts: { draft: 0, published: 45, active: 0, closed: 0 },
    });
    expect(first.jobs).toHaveLength(OWN_JOBS_PAGE_SIZE);
    const rest = [
      ...(await page(`${JOBS}?page=2`, employer)).jobs,
      ...(await page(`${JOBS}?page=3`, employer)).jobs,
    ];
    const { body: all } = await read<JobRow[]>(JOBS, employer);
    expect([...first.jobs, ...rest]).toEqual(all);
    expect(await page(`${JOBS}?page=4`, employer)).toMatchObject({ jobs: [], total: 45 });
    expect(titles((await page(`${JOBS}?limit=7`, employer)).jobs)).toEqual(titles(all.slice(0, 7)));
    // Invalid parameters are ignored.
    expect(await page(`${JOBS}?page=x&limit=1000&status=odd`, employer)).toEqual(first);
  });

  test('are filtered by tab: published and active are one (OWN-1)', async () => {
    for (const status of ['draft', 'published', 'closed', 'active'] as const) {
      backend().clock.advance(1000);
      await makeJob(backend(), employer, { title: status, status });
    }
    const counts = { draft: 1, published: 1, active: 1, closed: 1 };
    for (const [status, found] of [
      ['active', ['active', 'published']],
      ['published', ['active', 'published']],
      ['closed', ['closed']],
      ['draft', ['draft']],
    ] as const) {
      const reply = await page(`${JOBS}?page=1&status=${status}`, employer);
      expect(titles(reply.jobs)).toEqual(found);
      expect(reply).toMatchObject({ total: found.length, totalPages: 1, counts });
    }
  });

  test('have counts of applications, and no long texts (OWN-4)', async () => {
    const alike = { required_skills: ['Excel', 'SAP'] };
    const [busy, quiet] = [
      await makeJob(backend(), employer, { title: 'Busy', ...alike }),
      await makeJob(backend(), employer, { title: 'Quiet', description: 'Quiet.', ...alike }),
    ];
    await insertApplications(backend(), busy, 3);
    await backend().database.db.execute(
      sql`update applications set opened_at = now(), status = 'interview' where _id = (select min(_id::text) from applications)::uuid`,
    );
    const none = { pending: 0, reviewed: 0, interview: 0, accepted: 0, rejected: 0, hired: 0 };
    const lists = [
      (await page(`${JOBS}?page=1`, employer)).jobs,
      (await read<JobRow[]>(JOBS, employer)).body,
      (await page('/api/jobs', employer)).jobs,
      (await read<JobRow[]>(`/api/jobs/${busy._id}/similar`, employer)).body,
    ];
    for (const list of lists.slice(0, 2))
      expect(list).toMatchObject([
        { _id: quiet._id, application_count: 0, new_count: 0, status_counts: none },
        {
          _id: busy._id,
          application_count: 3,
          new_count: 2,
          status_counts: { ...none, pending: 2, interview: 1 },
        },
      ]);
    for (const list of lists.slice(2))
      for (const job of list) expect(job).not.toHaveProperty('status_counts');
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0);
      for (const job of list) {
        for (const name of LONG) expect(job).not.toHaveProperty(name);
        expect(job.employer).not.toHaveProperty('company_description');
      }
    }
  });
});

describe('a candidate’s own applications', () => {
  const pageOf = async (query: string) =>
    (await read<ApplicationRowPage>(`${APPLICATIONS}?${query}`, candidate)).body;

  test('come in pages of 20, newest first, with the counts of each status (APP-1)', async () => {
    await insertManyApplications(backend(), employer, candidate, 45);
    const first = await pageOf('page=1');
    expect(first).toMatchObject({
      totalPages: 3,
      currentPage: 1,
      total: 45,
      counts: { pending: 45, reviewed: 0, interview: 0, accepted: 0, rejected: 0, hired: 0 },
    });
    const pages = [first, await pageOf('page=2'), await pageOf('page=3')];
    const { body: all } = await read<ApplicationRow[]>(APPLICATIONS, candidate);
    expect(all).toHaveLength(45);
    expect(pages.flatMap(({ applications }) => applications)).toEqual(all);
    expect(await pageOf('page=4')).toMatchObject({ applications: [], total: 45 });
    const other = await read(`/api/jobs/my-applications?page=1`, candidate);
    expect(other.body).toEqual(first);
    for (const row of all) {
      expect(row).not.toHaveProperty('cover_letter');
      expect(row).not.toHaveProperty('additional_questions');
    }
  });

  test('are filtered by status label: hired is accepted (STATUS-1)', async () => {
    const ids: Record<string, string> = {};
    for (const status of ['pending', 'accepted', 'rejected', 'hired']) {
      backend().clock.advance(1000);
      const job = await makeJob(backend(), employer);
      const { _id } = await makeApplication(backend(), candidate, job);
      ids[status] = _id;
      await backend().database.db.execute(
        sql`update applications set status = ${status} where _id = ${_id}`,
      );
    }
    for (const [status, found] of [
      ['pending', ['pending']],
      ['accepted', ['hired', 'accepted']],
      ['rejected', ['rejected']],
      ['interview', []],
    ] as const) {
      const reply = await pageOf(`page=1&status=${status}`);
      expect(reply.applications.map(({ _id }) => _id)).toEqual(found.map((one) => ids[one]));
      expect(reply).toMatchObject({ total: found.length, counts: { pending: 1, interview: 0 } });
    }
  });
});

test('with 20,000 jobs and applications, a page and the plain array are short, and come from indexes (CALL-4)', async () => {
  await fill(20_000);
  const reply = await read<OwnJobPage>(`${JOBS}?page=1`, employer);
  expect(reply.body.jobs).toHaveLength(20);
  expect(reply.body).toMatchObject({
    total: 20_000,
    totalPages: 1000,
    counts: { draft: 0, published: 18_000, active: 0, closed: 2000 },
  });
  expect(reply.bytes).toBeLessThan(20_000);
  const last = await page(`${JOBS}?page=100&status=closed`, employer);
  expect(titles(last.jobs).at(-1)).toBe('Job 20000');
  expect(last).toMatchObject({ total: 2000, totalPages: 100 });
  const whole = await read<JobRow[]>(JOBS, employer);
  expect([whole.body.length, whole.cut]).toEqual([1000, '1000']);
  expect(whole.bytes).toBeLessThan(ARRAY_BYTES_MAX);

  // Renews plans that were made for an empty table.
  await backend().database.run('vacuum analyze jobs');
  for (let from = 0; from < 20_000; from += BATCH)
    await backend().database.db.execute(sql`
      insert into applications (_id, job_id, candidate_id, cover_letter, created_at)
      select gen_random_uuid(), _id, ${candidate._id}, 'A letter', created_at
      from (select _id, created_at from jobs order by created_at desc, _id limit ${BATCH}::int offset ${from}::int) as batch`);
  const sent = await read<ApplicationRowPage>(`${APPLICATIONS}?page=1000`, candidate);
  expect(sent.body).toMatchObject({ total: 20_000, totalPages: 1000 });
  expect(sent.body.applications).toHaveLength(20);
  expect(sent.bytes).toBeLessThan(20_000);
  const all = await read<ApplicationRow[]>(APPLICATIONS, candidate);
  expect([all.body.length, all.cut]).toEqual([1000, '1000']);
  expect(all.bytes).toBeLessThan(ARRAY_BYTES_MAX);

  await backend().database.run('vacuum analyze applications');
  const { db } = backend().database;
  const newest = (table: typeof jobs | typeof applications) =>
    sql`${table.created_at} desc, ${table._id} desc`;
  const ofJobs = db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(eq(jobs.employer_id, employer._id))
    .orderBy(newest(jobs))
    .limit(20);
  expect(await planOf(ofJobs)).toContain('Index Only Scan using jobs_of_employer');
  const ofApplications = db
    .select({ _id: applications._id })
    .from(applications)
    .where(eq(applications.candidate_id, candidate._id))
    .orderBy(newest(applications))
    .limit(20);
  expect(await planOf(ofApplications)).toContain('Index Only Scan using applications_of_candidate');

  // In batches, since statements have a time limit.
  for (const table of ['applications', 'jobs'])
    for (let from = 0; from < 20_000; from += BATCH)
      await backend().database.run(
        `delete from ${table} where _id in (select _id from ${table} limit ${BATCH})`,
      );
}, 300_000);

test('an employer’s job lists its 1,000 newest applications, and counts them all', async () => {
  const job = await makeJob(backend(), employer);
  await insertApplications(backend(), job, 1001);
  const { body } = await read<{ applications: string[] }>(`/api/jobs/${job._id}`, employer);
  expect(body).toMatchObject({ application_count: 1001, new_count: 1001 });
  expect(body.applications).toHaveLength(1000);
});

test('an application lists its 200 newest status changes', async () => {
  const job = await makeJob(backend(), employer);
  const { _id } = await makeApplication(backend(), candidate, job);
  await backend().database.db.execute(sql`
    insert into application_events (_id, application_id, from_status, to_status, created_at)
    select gen_random_uuid(), ${_id}, 'pending', 'reviewed', timestamptz '2026-01-01' + n * interval '1 day'
    from generate_series(1, 250) as n`);
  const { body } = await read<{ events: { created_at: string }[] }>(
    `/api/applications/${_id}`,
    candidate,
  );
  const days = body.events.map(({ created_at }) => created_at);
  expect(days).toHaveLength(200);
  expect(days).toEqual(days.toSorted());
  expect(days[0]).toBe('2026-02-21T00:00:00.000Z');
});
