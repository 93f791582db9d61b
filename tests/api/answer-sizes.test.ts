import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSOLE_ENTITIES } from '#src/contract/console/console-search.ts';
import {
  ARRAY_BYTES_MAX,
  DESCRIPTION_MAX,
  EMAIL_MAX,
  JOB_PART_MAX,
  LETTER_MAX,
  LINE_MAX,
  LIST_MAX,
  NAME_MAX,
  PAGE_SIZE_MAX,
  TEXT_MAX,
  URL_MAX,
} from '#src/contract/limits.ts';
import { type Backend, createBackend } from '#tests/backend.ts';
import {
  insertApplications,
  insertManyApplications,
  makeAdmin,
  makeCandidate,
  makeEmployer,
  type Person,
} from '#tests/factories.ts';

/*
 * No reply exceeds 1 MB, whatever the records contain: every text here has its maximum length, in three-byte
 * characters.
 */

/** More than fit on any page. */
const RECORDS = PAGE_SIZE_MAX + 10;
/** Characters of each entry's description: as many as one request has room for in all entries together. */
const ENTRY = 2600;

let backend: Backend;
let employer: Person;
let candidate: Person;
let admin: Person;
/** The job that everyone applied to, and `candidate`'s application to it. */
let jobId = '';
let applicationId = '';

const long = (length: number) => sql`repeat('漢', ${length}::int)`;
const line = long(LINE_MAX);
const name = long(NAME_MAX);
const url = long(URL_MAX);
const text = long(TEXT_MAX);
const list = (itemLength: number) =>
  sql`(select array_agg(lpad(n::text, ${itemLength}::int, '漢')) from generate_series(1, ${LIST_MAX}::int) as n)`;
const entries = (...fields: string[]) =>
  sql`(select jsonb_agg(jsonb_build_object(${sql.join(
    fields.flatMap((field) => [sql`${field}::text`, field === 'description' ? long(ENTRY) : line]),
    sql`, `,
  )})) from generate_series(1, ${LIST_MAX}::int))`;

beforeAll(async () => {
  backend = await createBackend();
  employer = await makeEmployer(backend);
  candidate = await makeCandidate(backend);
  admin = await makeAdmin(backend);
  await insertManyApplications(backend, employer, candidate, RECORDS);
  const { db } = backend.database;
  const found = await backend.request('GET', '/api/applications/candidate?limit=1', candidate);
  const { applications } = (await found.json()) as {
    applications: { _id: string; job: { _id: string } }[];
  };
  applicationId = applications[0]?._id ?? '';
  jobId = applications[0]?.job._id ?? '';
  await insertApplications(backend, { _id: jobId }, RECORDS);
  for (const statement of [
    sql`update users set first_name = ${name}, last_name = ${name}, phone = ${line}, location = ${line},
      resume_url = ${url}, profile_image_url = left('/api/uploads/images/' || ${url}, ${URL_MAX}::int), email = lpad(_id::text, ${EMAIL_MAX}::int, '漢')`,
    sql`insert into employers (user_id) select _id from users on conflict do nothing`,
    sql`insert into candidates (user_id) select _id from users on conflict do nothing`,
    sql`update employers set company_name = ${line}, company_website = ${url}, company_size = ${line},
      industry = ${line}, company_description = ${text}`,
    sql`update candidates set title = ${line}, skills = ${list(NAME_MAX)}, bio = ${text},
      education = ${entries('institution', 'degree', 'field')},
      experience = ${entries('company', 'title', 'location', 'description')},
      education_text = ${text}, experience_text = ${text}`,
    sql`update jobs set title = ${line}, location = ${line},
      company_name = left(_id::text || ${line}, ${LINE_MAX}::int),
      description = left(_id::text || ${long(DESCRIPTION_MAX)}, ${DESCRIPTION_MAX}::int), requirements = ${long(JOB_PART_MAX)},
      responsibilities = ${long(JOB_PART_MAX)}, contact_email = ${long(EMAIL_MAX)},
      required_skills = ${list(NAME_MAX)}, benefits = ${list(LINE_MAX)}`,
    sql`update applications set cover_letter = ${long(LETTER_MAX)}, additional_questions = ${text},
      resume_url = ${url}, phone = ${line}, availability = ${line},
      contact_email = ${long(EMAIL_MAX)}, contact_phone = ${line}`,
    sql`insert into application_events (_id, application_id, from_status, to_status, actor_id)
      select gen_random_uuid(), ${applicationId}, 'pending', 'reviewed', ${employer._id}
      from generate_series(1, 250)`,
    sql`insert into messages (_id, name, email, subject, body)
      select gen_random_uuid(), ${line}, ${long(EMAIL_MAX)}, ${line}, ${text}
      from generate_series(1, ${RECORDS}::int)`,
    sql`insert into audit_log (_id, action, entity, record_id, content)
      select gen_random_uuid(), 'update', 'jobs', ${jobId}, jsonb_build_object(
        'label', ${line}, 'changes', jsonb_build_array(jsonb_build_object('field', 'description',
          'from', ${long(DESCRIPTION_MAX)}, 'to', ${long(DESCRIPTION_MAX)})))
      from generate_series(1, 60)`,
  ])
    await db.execute(statement);
}, 300_000);
afterAll(() => backend.close());

const PAGE = `page=1&limit=${PAGE_SIZE_MAX}`;

/** Every endpoint that returns a list or a record, with the size of its largest page. */
const calls = (): [path: string, reader: Person | undefined, count?: number][] => [
  [`/api/jobs?${PAGE}`, undefined, PAGE_SIZE_MAX],
  [`/api/jobs/${jobId}/similar`, undefined, 4],
  [`/api/jobs/${jobId}`, undefined],
  [`/api/jobs/${jobId}`, employer],
  [`/api/jobs?employer_id=${employer._id}&${PAGE}`, employer, PAGE_SIZE_MAX],
  ['/api/jobs/employer', employer],
  [`/api/jobs/employer?${PAGE}`, employer, PAGE_SIZE_MAX],
  ['/api/jobs/my-applications', candidate],
  ['/api/applications/candidate', candidate],
  [`/api/applications/candidate?${PAGE}`, candidate, PAGE_SIZE_MAX],
  [`/api/applications/job/${jobId}`, employer],
  [`/api/applications/job/${jobId}?${PAGE}`, employer, PAGE_SIZE_MAX],
  [`/api/applications/${applicationId}`, candidate],
  [`/api/applications/${applicationId}`, employer],
  ['/api/auth/me', candidate],
  ['/api/users/profile', candidate],
  ['/api/users/profile', employer],
  [`/api/admin/jobs/${jobId}`, admin],
  [`/api/admin/jobs/${jobId}/log`, admin],
  [`/api/admin/applications/${applicationId}`, admin],
  [`/api/admin/candidates/${candidate._id}`, admin],
  ...CONSOLE_ENTITIES.flatMap((entity): [string, Person, number?][] => [
    [`/api/admin/${entity}`, admin],
    [`/api/admin/${entity}?${PAGE}`, admin, PAGE_SIZE_MAX],
  ]),
];

test('no reply exceeds 1 MB, even the largest page with the longest texts', async () => {
  const sizes: Record<string, number> = {};
  for (const [path, reader, count] of calls()) {
    const response = await backend.request('GET', path, { token: reader?.token });
    expect(response.status, path).toBe(200);
    const body = await response.text();
    const reply: unknown = JSON.parse(body);
    const records = Array.isArray(reply)
      ? reply
      : Object.values(reply as object).find((one) => Array.isArray(one) && one.length > 4);
    if (count !== undefined) expect(records, path).toHaveLength(count);
    sizes[`${path} ${reader?.email ?? ''}`] = Buffer.byteLength(body);
  }
  const heaviest = Object.entries(sizes).sort(([, one], [, other]) => other - one);
  expect(heaviest.filter(([, bytes]) => bytes > ARRAY_BYTES_MAX)).toEqual([]);
}, 120_000);

test('a list cut at 1 MB says so and holds as much as fits (CALL-4)', async () => {
  for (const path of [`/api/applications/job/${jobId}`, '/api/admin/candidates']) {
    const reader = path.includes('admin') ? admin : employer;
    const response = await backend.request('GET', path, { token: reader.token });
    const body = await response.text();
    const records = JSON.parse(body) as unknown[];
    expect(response.headers.get('X-Records-Cut'), path).toBe(String(records.length));
    const longest = Math.max(...records.map((one) => Buffer.byteLength(JSON.stringify(one))));
    expect(Buffer.byteLength(body)).toBeGreaterThan(ARRAY_BYTES_MAX - 2 * longest);
  }
});
