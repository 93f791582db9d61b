import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v4, v7 } from 'uuid';
import { setAdmin } from '#server/domains/console/admin-commands.ts';
import { fileKey } from '#server/domains/files/queries.ts';
import { placeColumns } from '#server/domains/places/commands.ts';
import {
  accountLinks,
  applications,
  exports,
  files,
  jobs,
  mails,
  users,
} from '#server/platform/database/schema.ts';
import type { Registration } from '#src/contract/accounts/credentials.ts';
import { LEGAL_TEXTS_DAY, TERMS_HEADER } from '#src/contract/accounts/legal-texts.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationInput } from '#src/contract/applications/application-input.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { EXPORT_DAYS } from '#src/contract/limits.ts';
import type { Backend, CallOptions } from './backend.ts';

/** The password of every account made here. */
export const PASSWORD = 'a good password';

/** A fixed time, since the data console shows it. */
const CONFIRMED_AT = new Date('2026-03-05T09:00:00Z');

/** A user, with the token of a session. */
export type Person = { _id: string; email: string; token: string };

let made = 0;
/** A new number at each call. */
export const nextNumber = (): number => {
  made += 1;
  return made;
};
/** Starts again with 1, for the same names as before; to be called once all earlier records are gone. */
export const restartNumbers = (): void => {
  made = 0;
};

/** Makes a call and returns its JSON; throws with the reply if it fails. */
async function call<Reply>(
  backend: Backend,
  method: string,
  path: string,
  options: CallOptions,
): Promise<Reply> {
  const response = await backend.request(method, path, options);
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

async function makePerson(
  backend: Backend,
  user_type: UserType,
  given: Partial<Registration>,
): Promise<Person> {
  const { db } = backend.database;
  const number = nextNumber();
  const json: Registration = {
    first_name: user_type === 'candidate' ? 'Ceren' : 'Emre',
    last_name: `Test ${number}`,
    email: `${user_type}-${number}@example.com`,
    password: PASSWORD,
    ...given,
    user_type,
  };
  const headers = { [TERMS_HEADER]: LEGAL_TEXTS_DAY };
  const options = { json, headers };
  const { token } = await call<{ token: string }>(backend, 'POST', '/api/auth/register', options);
  const me = await call<{ _id: string; email: string }>(backend, 'GET', '/api/auth/me', { token });
  // As if the link in the mail had been used long ago.
  await db.update(users).set({ email_confirmed_at: CONFIRMED_AT }).where(eq(users._id, me._id));
  await db.delete(accountLinks).where(eq(accountLinks.user_id, me._id));
  await db.delete(mails).where(eq(mails.user_id, me._id));
  return { _id: me._id, email: me.email, token };
}

/** Marks a person's address as unconfirmed. */
export const unconfirm = ({ database: { db } }: Backend, { _id }: Person) =>
  db.update(users).set({ email_confirmed_at: null }).where(eq(users._id, _id));

export const makeCandidate = (backend: Backend, given: Partial<Registration> = {}) =>
  makePerson(backend, 'candidate', given);

export const makeEmployer = (backend: Backend, given: Partial<Registration> = {}) =>
  makePerson(backend, 'employer', given);

/** Registers an employer and makes them an administrator, as the command does. */
export async function makeAdmin(
  backend: Backend,
  given: Partial<Registration> = {},
): Promise<Person> {
  const person = await makeEmployer(backend, given);
  await setAdmin(backend.database.db, person.email, true);
  return person;
}

/** A job as the form sends it, with plain defaults. */
export const jobFields = (given: Partial<Job> = {}) => ({
  title: `Warehouse clerk ${nextNumber()}`,
  company_name: 'Example Logistics',
  location: 'Izmir',
  description: 'Receives goods and keeps the shelves in order.',
  requirements: 'Careful and on time.',
  responsibilities: 'Receiving, counting, shelving.',
  ...given,
});

/** Posts a job through the API. */
export const makeJob = (
  backend: Backend,
  employer: Pick<Person, 'token'>,
  given: Partial<Job> = {},
): Promise<Job> =>
  call(backend, 'POST', '/api/jobs', { token: employer.token, json: jobFields(given) });

/** Applies through the API, with a resume on the web unless another one is given. */
export const makeApplication = (
  backend: Backend,
  candidate: Pick<Person, 'token'>,
  job: Pick<Job, '_id'>,
  given: Partial<ApplicationInput> = {},
): Promise<Application> =>
  call(backend, 'POST', `/api/applications/${job._id}`, {
    token: candidate.token,
    json: {
      cover_letter: 'I would like to work here.',
      resume_url: 'https://cv.example/me.pdf',
      phone: '555 0100',
      ...given,
    },
  });

/** A form with one file, as the browser sends it. */
export function fileForm(name: string, bytes: Uint8Array | string, field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return form;
}

/** Uploads a small PDF as the candidate's resume; returns its address. */
export async function makeResume(
  backend: Backend,
  candidate: Pick<Person, 'token'>,
  name = 'resume.pdf',
): Promise<string> {
  const { url } = await call<{ url: string }>(backend, 'POST', '/api/uploads/resume', {
    token: candidate.token,
    form: fileForm(name, pdfBytes()),
  });
  return url;
}

/** Uploads an image, by default a small PNG; returns its address. */
export async function makeImage(
  backend: Backend,
  person: Pick<Person, 'token'>,
  bytes: Uint8Array = pngBytes(),
): Promise<string> {
  const { url } = await call<{ url: string }>(backend, 'POST', '/api/uploads/profile-image', {
    token: person.token,
    form: fileForm('me.png', bytes),
  });
  return url;
}

/** Rows per statement: few enough for the database's time limit, even on a busy machine. */
const BATCH = 100;

/** Inserts the rows in small batches, one after the other. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let done = 0; done < rows.length; done += BATCH)
    await insert(rows.slice(done, done + BATCH));
}

/** Inserts `count` applications of new candidates, the first as the newest. */
export async function insertApplications(
  backend: Backend,
  job: Pick<Job, '_id'>,
  count: number,
  given: Partial<Pick<typeof applications.$inferInsert, 'cover_letter'>> = {},
): Promise<void> {
  const { db } = backend.database;
  const people = Array.from({ length: count }, () => ({ _id: v7(), number: nextNumber() }));
  const accounts = people.map(({ _id, number }) => ({
    _id,
    user_type: 'candidate' as const,
    first_name: 'Ceren',
    last_name: `Test ${number}`,
    email: `candidate-${number}@example.com`,
    password_hash: '',
  }));
  await inBatches(accounts, (batch) => db.insert(users).values(batch));
  const sent = people.map(({ _id, number }, index) => ({
    _id: v7(),
    job_id: job._id,
    candidate_id: _id,
    cover_letter: `Letter ${number}`,
    contact_email: `candidate-${number}@example.com`,
    created_at: new Date(Date.now() - index * 60_000),
    ...given,
  }));
  await inBatches(sent, (batch) => db.insert(applications).values(batch));
}

/** Inserts `count` applications of one candidate, each to a new job. */
export async function insertManyApplications(
  backend: Backend,
  employer: Pick<Person, '_id'>,
  candidate: Pick<Person, '_id'>,
  count: number,
): Promise<void> {
  await insertJobs(backend, employer, count);
  const { db } = backend.database;
  const rows = await db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(eq(jobs.employer_id, employer._id));
  const sent = rows.map((job, index) => ({
    _id: v7(),
    job_id: job._id,
    candidate_id: candidate._id,
    cover_letter: `Letter ${index}`,
    created_at: new Date(Date.now() - index * 60_000),
  }));
  await inBatches(sent, (batch) => db.insert(applications).values(batch));
}

/** Inserts `count` live jobs of one employer, the first as the newest. */
export async function insertJobs(
  backend: Backend,
  employer: Pick<Person, '_id'>,
  count: number,
  given: Partial<Omit<typeof jobs.$inferInsert, '_id' | 'employer_id'>> = {},
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const published_at = new Date(Date.now() - index * 60_000);
    return {
      _id: v7(),
      employer_id: employer._id,
      title: `Warehouse clerk ${nextNumber()}`,
      company_name: 'Example Logistics',
      location: 'Izmir',
      description: 'Receives goods and keeps the shelves in order.',
      created_at: published_at,
      published_at,
      ...given,
      ...placeColumns(given.location ?? 'Izmir'),
    };
  });
  await inBatches(rows, (batch) => backend.database.db.insert(jobs).values(batch));
}

/** The smallest file that a PDF reader opens. */
export const pdfBytes = (): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

/** A file in a zip archive, without bytes, and the sizes that the archive claims: 0 by default. */
type ZipEntry = { name: string; packed?: number; unpacked?: number; flags?: number };

/** A zip archive of empty files with these names or claims. */
export function zipBytes(files: readonly (string | ZipEntry)[]): Uint8Array {
  const entries = files.map((file) => {
    const {
      name,
      packed = 0,
      unpacked = 0,
      flags = 0,
    } = typeof file === 'string' ? { name: file } : file;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(packed === unpacked ? 0 : 8, 10);
    central.writeUInt32LE(packed, 20);
    central.writeUInt32LE(unpacked, 24);
    central.writeUInt16LE(name.length, 28);
    return { local: Buffer.concat([local, Buffer.from(name)]), central, name: Buffer.from(name) };
  });
  let offset = 0;
  const directory = entries.map(({ local, central, name }) => {
    central.writeUInt32LE(offset, 42);
    offset += local.length;
    return Buffer.concat([central, name]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...entries.map((one) => one.local), ...directory, end]));
}

/** The skeleton of a Word document (.docx), with `more` in it. */
export const docxBytes = (...more: readonly (string | ZipEntry)[]): Uint8Array =>
  zipBytes(['[Content_Types].xml', 'word/document.xml', ...more]);

/** The header of an old Word document (.doc). */
export const docBytes = (): Uint8Array =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);

/** An image of one transparent pixel. */
export const pngBytes = (): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  );

/** Inserts `count` candidates; returns their ids. */
export async function insertCandidates(backend: Backend, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({
    _id: v7(),
    user_type: 'candidate' as const,
    password_hash: 'none',
    first_name: 'Ceren',
    last_name: 'Test',
    email: `many-${nextNumber()}@example.com`,
  }));
  const { db } = backend.database;
  for (let start = 0; start < count; start += 500)
    await db.insert(users).values(people.slice(start, start + 500));
  return people.map(({ _id }) => _id);
}

/** A copy of a person's data that is ready; its archive is no real one. */
export async function makeExport(
  { database: { db }, dependencies, clock, folder }: Backend,
  { _id: user_id }: Pick<Person, '_id'>,
): Promise<string> {
  const [_id, file_id, now] = [v7(), v4(), clock.now()];
  const path = join(folder, file_id);
  await writeFile(path, 'an archive');
  await dependencies.files.keep(fileKey({ kind: 'export', _id: file_id }), path);
  const file = { kind: 'export' as const, name: 'meydan-data.zip', type: 'application/zip' };
  await db.insert(files).values({ ...file, _id: file_id, owner_id: user_id, bytes: 10 });
  const expires_at = new Date(now.getTime() + EXPORT_DAYS * 24 * 60 * 60 * 1000);
  const times = { requested_at: now, ready_at: now, expires_at };
  const copy = { _id, user_id, file_id, language: 'en' as const, bytes: 10 };
  await db.insert(exports).values({ ...copy, ...times });
  return _id;
}
