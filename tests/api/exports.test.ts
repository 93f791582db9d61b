import { readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createApi } from '#server/domains/api.ts';
import { makeDueExports } from '#server/domains/exports/make-due.ts';
import { claimExport, recordArchive } from '#server/domains/exports/queue.ts';
import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { fileKey } from '#server/domains/files/queries.ts';
import { applications, exports, files, users } from '#server/platform/database/schema.ts';
import { createS3Store } from '#server/platform/storage/s3-store.ts';
import type { Export } from '#src/contract/exports/export.ts';
import { LANGUAGES } from '#src/contract/language.ts';
import { EXPORT_DAYS, EXPORTS_MAX } from '#src/contract/limits.ts';
import {
  fileForm,
  insertApplications,
  insertManyApplications,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeExport,
  makeImage,
  makeJob,
  makeResume,
  PASSWORD,
  type Person,
  pdfBytes,
} from '#tests/factories.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { readZip } from '#tests/read-zip.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest, DAY, HOUR, refusal } from './api-test.ts';

const { backend, test, send, read, setStatus, notificationKindsOf } = apiTest();

const PATH = '/api/account/exports';
const MINUTE = 60_000;

const making = (given: object = {}) => {
  const { dependencies } = backend();
  const { mailRenderer: renderer } = dependencies;
  return { isDiskFull: async () => false, ...dependencies, renderer, ...given };
};
const makeDue = (given: object = {}) => makeDueExports(making(given));

const ask = async (person: Person, language = 'en'): Promise<Export> => {
  const headers = { 'accept-language': language };
  const reply = await backend().request('POST', PATH, { token: person.token, headers });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Export;
};
const list = async (person: Person) => (await read<{ exports: Export[] }>(PATH, person)).exports;
const download = (person: Person, { _id }: Pick<Export, '_id'>) =>
  send('GET', `${PATH}/${_id}/file`, person);

type Content = Record<string, Record<string, unknown>[]> & Record<string, Record<string, unknown>>;

/** The files of a new copy of the person's data, and the content of those in `data`. */
async function unpack(person: Person, language = 'en') {
  const asked = await ask(person, language);
  await makeDue();
  const reply = await download(person, asked);
  expect(reply.status).toBe(200);
  const zip = await readZip(Buffer.from(await reply.arrayBuffer()));
  const data = Object.fromEntries(
    [...zip]
      .filter(([name]) => name.startsWith('data/'))
      .map(([name, bytes]) => [
        name.slice('data/'.length, -'.json'.length),
        JSON.parse(String(bytes)),
      ]),
  ) as Content;
  return { zip, data, page: String(zip.get('index.html')) };
}

/** The names of the stored archives. */
const archives = (): Promise<string[]> =>
  readdir(join(backend().folder, 'uploads', 'export')).catch(() => []);
beforeEach(() => rm(join(backend().folder, 'uploads', 'export'), { recursive: true, force: true }));
const spooled = () => readdir(join(backend().folder, 'uploads', 'tmp'));

describe('a copy', () => {
  test('is made in the background, announced and downloaded (EXPORT-2, EXPORT-3)', async ({
    candidate,
  }) => {
    const asked = await ask(candidate);
    expect(asked).toMatchObject({ ready_at: null, expires_at: null, bytes: 0, failed: false });
    // Asking again, also at once, returns the same.
    expect((await Promise.all([ask(candidate), ask(candidate)])).map(({ _id }) => _id)).toEqual([
      asked._id,
      asked._id,
    ]);
    expect((await download(candidate, asked)).status).toBe(404);
    await makeDue();
    const [ready] = await list(candidate);
    const lasts = Date.parse(ready?.expires_at ?? '') - Date.parse(ready?.ready_at ?? '');
    expect(lasts).toBe(EXPORT_DAYS * DAY);
    const reply = await download(candidate, asked);
    const bytes = await reply.arrayBuffer();
    expect(bytes.byteLength).toBe(ready?.bytes);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.byteLength),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="?meydan-data-\d{4}-\d\d-\d\d\.zip"?$/,
      ),
      'cache-control': 'private, no-store',
    });
    expect(await notificationKindsOf(candidate)).toEqual(['export_ready']);
    expect(await spooled()).toEqual([]);
    // The next one is another.
    expect((await ask(candidate))._id).not.toBe(asked._id);
  });

  test('is its owner’s alone (EXPORT-3)', async ({ candidate, employer }) => {
    const _id = await makeExport(backend(), candidate);
    expect((await download(candidate, { _id })).status).toBe(200);
    const gone = '404 This copy no longer exists. Please prepare a new one.';
    expect(await refusal(download(employer, { _id }))).toBe(gone);
    expect(await refusal(download(candidate, { _id: UNKNOWN_ID }))).toBe(gone);
    expect(await refusal(download(candidate, { _id: 'none' }))).toBe(gone);
    expect(await list(employer)).toEqual([]);
    // Nor by the addresses of uploads.
    const [name] = await archives();
    for (const path of [`resumes/${name}/a.zip`, `images/${name}.zip`])
      expect((await send('GET', `/api/uploads/${path}`, candidate)).status).toBe(404);
  });

  test('expires, and is deleted with its archive (EXPORT-3)', async ({ candidate }) => {
    const asked = await ask(candidate);
    await makeDue();
    backend().clock.advance(EXPORT_DAYS * DAY);
    // The first session is over.
    const json = { email: candidate.email, password: PASSWORD };
    const login = await backend().request('POST', '/api/auth/login', { json });
    const again = { ...candidate, token: ((await login.json()) as Person).token };
    expect((await download(again, asked)).status).toBe(404);
    expect(await archives()).toHaveLength(1);
    await makeDue();
    expect(await list(again)).toEqual([]);
    expect(await archives()).toEqual([]);
    backend().clock.advance(HOUR);
    await purgeDeletedFiles(backend().dependencies);
    expect(await backend().database.db.$count(files)).toBe(0);
  });

  test('can be begun three times a day (EXPORT-2)', async ({ candidate, employer }) => {
    const { dependencies, clock } = backend();
    const api = createApi({ ...dependencies, rateLimits: true });
    const askLimited = ({ token }: Person) =>
      api.request(PATH, { method: 'POST', headers: { 'X-Auth-Token': token } });
    for (let begun = 0; begun < 3; begun += 1) {
      // Asking for one that is being made doesn't count.
      for (let again = 0; again < 3; again += 1)
        expect((await askLimited(candidate)).status).toBe(200);
      await makeDue();
    }
    const refused = await askLimited(candidate);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal(refused)).toBe(
      '429 You can ask for 3 copies of your data a day, and you’ve reached that. Try again in 24 h.',
    );
    expect((await askLimited(employer)).status).toBe(200);
    clock.advance(DAY);
    expect((await askLimited(candidate)).status).toBe(200);
  });

  test('is listed with the nine before it, newest first', async ({ candidate }) => {
    const ids: string[] = [];
    for (let made = 0; made <= EXPORTS_MAX; made += 1) {
      backend().clock.advance(MINUTE);
      ids.push(await makeExport(backend(), candidate));
    }
    expect((await list(candidate)).map(({ _id }) => _id)).toEqual(
      ids.reverse().slice(0, EXPORTS_MAX),
    );
  });

  test('doesn’t count as an upload', async ({ candidate }) => {
    await makeExport(backend(), candidate);
    const { data } = await unpack(candidate);
    expect(data.files).toEqual([]);
  });
});

describe('an instance that ends', () => {
  test('before the copy is ready leaves nothing, and another makes it (EXPORT-4)', async ({
    candidate,
  }) => {
    const { db } = backend().database;
    const { clock, dependencies } = backend();
    const asked = await ask(candidate);
    // As `store` does, until right before the copy is offered.
    const until = new Date(clock.now().getTime() + MINUTE);
    const claimed = await claimExport(db, { now: clock.now(), until });
    if (!claimed) throw new Error('Nothing was due');
    const lost = await recordArchive(db, claimed, { name: 'a.zip', bytes: 4 }, clock.now());
    const path = join(backend().folder, 'half');
    await writeFile(path, 'half');
    await dependencies.files.keep(fileKey({ kind: 'export', _id: lost ?? '' }), path);
    expect(await archives()).toEqual([lost]);
    expect((await download(candidate, asked)).status).toBe(404);
    // Until the lease is over, nobody takes it.
    await makeDue();
    expect((await download(candidate, asked)).status).toBe(404);
    clock.advance(MINUTE);
    await makeDue();
    expect((await download(candidate, asked)).status).toBe(200);
    await purgeDeletedFiles(dependencies);
    expect(await archives()).not.toContain(lost);
    expect(await archives()).toHaveLength(1);
  });

  test('too often has failed for good, and one may ask again (EXPORT-4)', async ({ candidate }) => {
    const { clock } = backend();
    await ask(candidate);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const until = new Date(clock.now().getTime() + MINUTE);
      expect(await claimExport(backend().database.db, { now: clock.now(), until })).toMatchObject({
        attempt,
      });
      clock.advance(MINUTE);
    }
    await makeDue();
    expect(await list(candidate)).toEqual([
      expect.objectContaining({ failed: true, ready_at: null, expires_at: null }),
    ]);
    expect(await notificationKindsOf(candidate)).toEqual([]);
    await unpack(candidate);
    backend().clock.advance(EXPORT_DAYS * DAY);
    await makeDue();
    expect(await backend().database.db.$count(exports)).toBe(0);
  });

  test('by being stopped gives the copy back', async ({ candidate }) => {
    await ask(candidate);
    const stopping = new AbortController();
    const { files: store } = backend().dependencies;
    const keep = async () => {
      stopping.abort();
      throw new Error('Stopped');
    };
    await makeDue({ stopping: stopping.signal, files: { ...store, keep } });
    expect(await backend().database.db.select().from(exports)).toMatchObject([
      { attempts: 0, claimed_until: null, ready_at: null },
    ]);
    await makeDue();
    expect((await list(candidate))[0]?.ready_at).not.toBeNull();
  });

  test('makes none on a full disk', async ({ candidate }) => {
    await ask(candidate);
    await makeDue({ isDiskFull: async () => true });
    expect((await list(candidate))[0]?.ready_at).toBeNull();
  });
});

test('a store that fails is tried again, three times in all (EXPORT-4)', async ({ candidate }) => {
  await ask(candidate);
  const { files: store } = backend().dependencies;
  const keep = async () => {
    throw new Error('No store');
  };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(makeDue({ files: { ...store, keep } })).rejects.toThrow('No store');
    expect((await list(candidate))[0]?.failed).toBe(attempt === 3);
    backend().clock.advance(HOUR);
  }
  expect(await spooled()).toEqual([]);
  await purgeDeletedFiles(backend().dependencies);
  expect(await backend().database.db.$count(files)).toBe(0);
});

describe('an account that is deleted', () => {
  /** Expects no archive and, once late bytes are out of the question, no row of a file. */
  const expectNothingLeft = async () => {
    expect(await archives()).toEqual([]);
    expect(await backend().database.db.$count(exports)).toBe(0);
    backend().clock.advance(HOUR);
    await purgeDeletedFiles(backend().dependencies);
    expect(await backend().database.db.$count(files)).toBe(0);
  };
  const deleteAccount = async (admin: Person, { _id }: Person) => {
    expect((await send('DELETE', `/api/admin/users/${_id}`, admin)).status).toBe(204);
    await backend().settled();
  };

  test('loses its archives (EXPORT-3)', async ({ candidate, admin }) => {
    await makeExport(backend(), candidate);
    await deleteAccount(admin, candidate);
    await purgeDeletedFiles(backend().dependencies);
    await expectNothingLeft();
  });

  test('while its copy is being made, gets none (EXPORT-3, EXPORT-4)', async ({
    candidate,
    admin,
  }) => {
    await ask(candidate);
    const { files: store } = backend().dependencies;
    const keep = async (key: string, path: string) => {
      await deleteAccount(admin, candidate);
      await store.keep(key, path);
    };
    await makeDue({ files: { ...store, keep } });
    expect(await notificationKindsOf(candidate)).toEqual([]);
    await expectNothingLeft();
  });

  test('right after its bytes were stored, by an instance that dies then, loses them too', async ({
    candidate,
    admin,
  }) => {
    await ask(candidate);
    const { files: store } = backend().dependencies;
    const keep = async (key: string, path: string) => {
      await deleteAccount(admin, candidate);
      await purgeDeletedFiles(backend().dependencies);
      await store.keep(key, path);
      throw new Error('Died');
    };
    await makeDue({ files: { ...store, keep } }).catch(() => {});
    expect(await archives()).toHaveLength(1);
    await purgeDeletedFiles(backend().dependencies);
    expect(await archives()).toEqual([]);
  });
});

/** Both sides of an application with all that they wrote. */
async function makeStory() {
  const employer = await makeEmployer(backend());
  const candidate = await makeCandidate(backend());
  const job = await makeJob(backend(), employer, { title: 'Harbour clerk' });
  const resume = await makeResume(backend(), candidate, 'özgeçmiş.pdf');
  const { _id } = await makeApplication(backend(), candidate, job, {
    resume_url: resume,
    cover_letter: 'The letter',
  });
  await setStatus(_id, employer, 'reviewed', { message: 'Thank you for the letter' });
  await send('PUT', `/api/applications/${_id}/review`, employer, {
    rating: 4,
    labels: ['Secret label'],
  });
  await send('POST', `/api/applications/${_id}/notes`, employer, { body: 'A private note' });
  await backend().announce();
  await send('POST', `/api/applications/${_id}/messages`, candidate, { body: 'You are welcome' });
  await send('PUT', `/api/applications/${_id}/interview`, employer, {
    interview_date: '2099-05-01T09:30:00Z',
    note: 'Ring twice',
  });
  // Held for a minute: only the employer sees it yet.
  await setStatus(_id, employer, 'rejected', { message: 'A held message' });
  return { employer, candidate, job, _id };
}

describe('the content', () => {
  test('of a candidate is what they see (EXPORT-1)', async () => {
    const { candidate, _id } = await makeStory();
    const { zip, data, page } = await unpack(candidate);
    expect([...zip.keys()].sort()).toEqual([
      'data/account.json',
      'data/applications.json',
      'data/consents.json',
      'data/devices.json',
      'data/files.json',
      'data/mails.json',
      'data/messages.json',
      'data/notifications.json',
      'data/passkeys.json',
      'data/preferences.json',
      'files/özgeçmiş.pdf',
      'index.html',
      'schema.json',
    ]);
    expect(data.account).toMatchObject({ email: candidate.email, language: 'en', skills: [] });
    expect(data.applications).toEqual([await read(`/api/applications/${_id}`, candidate)]);
    const agreed = await read<{ consents: object[] }>('/api/account/consents', candidate);
    expect(data.consents).toEqual(agreed.consents);
    expect(agreed.consents).toHaveLength(2);
    expect(data.applications?.[0]).toMatchObject({ cover_letter: 'The letter' });
    expect(data.messages?.map(({ body }) => body)).toEqual([
      'Thank you for the letter',
      'You are welcome',
    ]);
    expect(zip.get('files/özgeçmiş.pdf')).toEqual(Buffer.from(pdfBytes()));
    expect(data.mails?.map(({ kinds }) => kinds)).toEqual([['status_changed']]);
    const all = JSON.stringify(data) + page;
    for (const secret of ['Secret label', 'A private note', 'A held message', '"rating"'])
      expect(all).not.toContain(secret);
  });

  test('of an employer is what they see (EXPORT-1)', async () => {
    const { employer, candidate, _id } = await makeStory();
    const other = await makeJob(backend(), employer);
    const again = await makeApplication(backend(), candidate, other);
    await send('DELETE', `/api/applications/${again._id}`, candidate);
    const removed = await makeJob(backend(), employer);
    const lost = await makeApplication(backend(), await makeCandidate(backend()), removed);
    await send('POST', `/api/applications/${lost._id}/notes`, employer, { body: 'Forgotten' });
    await send('DELETE', `/api/jobs/${removed._id}`, employer);
    const { data } = await unpack(employer);
    expect(data.jobs?.map(({ _id: id, removed_at }) => [id, removed_at === null])).toEqual([
      [removed._id, false],
      [other._id, true],
      [expect.any(String), true],
    ]);
    const received = data['received-applications'] ?? [];
    expect(received.map((one) => one._id)).toEqual([again._id, _id]);
    expect(received[0]?.withdrawn_at).not.toBeNull();
    expect(received).toContainEqual(await read(`/api/applications/${_id}`, employer));
    expect(received[1]).toMatchObject({ rating: 4, labels: ['Secret label'] });
    expect(data.notes?.map(({ body }) => body)).toEqual(['A private note']);
    expect(data.messages?.map(({ body }) => body)).toContain('A held message');
    expect(data.templates).toHaveLength(6);
  });

  test('has no secrets (EXPORT-1)', async () => {
    const { employer, candidate } = await makeStory();
    const { db } = backend().database;
    for (const person of [employer, candidate]) {
      const [found] = await db
        .select({ hash: users.password_hash })
        .from(users)
        .where(eq(users._id, person._id));
      const { zip } = await unpack(person);
      const all = [...zip.values()].map(String).join('\n');
      const hash = found?.hash ?? '';
      expect(hash).not.toBe('');
      for (const secret of [hash, 'password_hash', 'session_version', person.token, 'search_key'])
        expect(all).not.toContain(secret);
    }
  });

  test('fits the schema in the archive (EXPORT-1)', async () => {
    const { employer, candidate } = await makeStory();
    for (const person of [employer, candidate]) {
      const { zip, data } = await unpack(person);
      const schema = z.fromJSONSchema(JSON.parse(String(zip.get('schema.json'))));
      const whole = Object.fromEntries(
        Object.entries(data).map(([name, content]) => [`data/${name}.json`, content]),
      );
      expect(schema.safeParse(whole).error).toBeUndefined();
      for (const name of Object.keys(whole))
        expect(schema.safeParse({ ...whole, [name]: 'none' }).success, name).toBe(false);
    }
  });
});

describe('the page', () => {
  test.for(LANGUAGES)('is complete and needs nothing, in %s (EXPORT-5)', async (language) => {
    const { employer, candidate } = await makeStory();
    for (const person of [employer, candidate]) {
      const { page, zip } = await unpack(person, language);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(
        language === 'tr' ? '<h1>Meydan’daki verileriniz</h1>' : '<h1>Your data at Meydan</h1>',
      );
      expect(page).not.toMatch(/<(?:script|img|iframe|form|link)\b|\son\w+=|url\(|@import/i);
      expect(page).not.toMatch(/undefined|\[object|<dt>[a-z_]+<\/dt>/);
      // Each link leads to a file of the archive, or to a heading.
      for (const [, href = ''] of page.matchAll(/href="([^"]+)"/g))
        expect(
          href.startsWith('#')
            ? page.includes(`id="${href.slice(1)}"`)
            : zip.has(decodeURIComponent(href)),
          href,
        ).toBe(true);
    }
  });

  test('shows hostile texts as texts (EXPORT-5)', async ({ employer }) => {
    const hostile =
      '<script>alert(1)</script> "><img src=x onerror=alert(1)> {date} &amp; \u202eabc 👩‍🚀';
    const candidate = await makeCandidate(backend(), { first_name: '<b>Ada' });
    const job = await makeJob(backend(), employer, { title: 'سائق <i>' });
    await makeApplication(backend(), candidate, job, { cover_letter: hostile });
    const { page, data } = await unpack(candidate);
    expect(data.applications?.[0]?.cover_letter).toBe(hostile);
    expect(page).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt;&lt;img src=x onerror=alert(1)&gt; {date} &amp;amp; \u202eabc 👩‍🚀',
    );
    expect(page).toContain('<dd dir="auto">&lt;b&gt;Ada</dd>');
    expect(page).toContain('<h3 dir="auto">1. سائق &lt;i&gt;</h3>');
    expect(page).not.toMatch(/<(?:script|img|b|i)\b/);
  });

  test('shows the first 500 of a long list and says where the others are (EXPORT-5)', async ({
    employer,
    job,
  }) => {
    await insertApplications(backend(), job, 501);
    const { page, data } = await unpack(employer);
    expect(data['received-applications']).toHaveLength(501);
    const [, section = ''] = page.split('id="received-applications"');
    expect(section.split('</section>')[0]?.match(/<article>/g)).toHaveLength(500);
    expect(section).toContain(
      'Only 500 of 501 are shown here. All of them are in <a href="data/received-applications.json">',
    );
  });
});

test('an object store keeps archives as the disk does (EXPORT-3)', async ({ candidate }) => {
  const bucket = createObjectStore();
  await new Promise<void>((done) => {
    bucket.server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => bucket.server.closeAllConnections());
  const { port } = bucket.server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const store = createS3Store({ ...KEYS, endpoint, bucket: 'files' });
  const asked = await ask(candidate);
  await makeDue({ files: store });
  const [key = ''] = bucket.objects.keys();
  expect(key).toMatch(/^\/files\/export\/[0-9a-f-]{36}$/);
  expect(key).not.toContain(asked._id);
  const api = createApi({ ...backend().dependencies, files: store });
  const headers = { 'X-Auth-Token': candidate.token };
  const reply = await api.request(`${PATH}/${asked._id}/file`, { headers });
  const zip = await readZip(Buffer.from(await reply.arrayBuffer()));
  expect([...zip.keys()]).toContain('index.html');
  backend().clock.advance(EXPORT_DAYS * DAY);
  await makeDue({ files: store });
  expect(bucket.objects.size).toBe(0);
});

test('uploaded files have safe and different names (EXPORT-1)', async ({ candidate }) => {
  const upload = async (name: string) => {
    const form = fileForm(name, pdfBytes());
    const { token } = candidate;
    const reply = await backend().request('POST', '/api/uploads/resume', { token, form });
    expect(reply.status, name).toBe(201);
  };
  for (const name of ['../../cv.pdf', 'CV.pdf', `${'ş'.repeat(120)}.pdf`, '<script>.pdf'])
    await upload(name);
  await makeImage(backend(), candidate);
  await backend()
    .database.db.update(files)
    .set({ name: '../..\\..' })
    .where(eq(files.name, 'CV.pdf'));
  const { zip, data } = await unpack(candidate);
  const names = [...zip.keys()].filter((name) => name.startsWith('files/'));
  expect(names).toHaveLength(5);
  for (const name of names) {
    expect(name).toMatch(/^files\/[^./\\<>:"|?*][^/\\<>:"|?*]*$/);
    expect(Buffer.byteLength(name.slice('files/'.length))).toBeLessThanOrEqual(255);
  }
  expect(data.files?.map(({ file }) => file)).toEqual(names);
  expect(names).toContain('files/cv.pdf');
  expect(names).toContain('files/me.webp');
});

test('a file that is gone is left out', async ({ candidate }) => {
  await makeResume(backend(), candidate);
  await ask(candidate);
  const { files: store } = backend().dependencies;
  await makeDue({ files: { ...store, open: async () => undefined } });
  const [copy] = await list(candidate);
  const reply = await download(candidate, { _id: copy?._id ?? '' });
  const zip = await readZip(Buffer.from(await reply.arrayBuffer()));
  expect(JSON.parse(String(zip.get('data/files.json')))).toEqual([]);
});

test('all of 10,000 received applications, and of a candidate’s long ones (EXPORT-1)', async ({
  employer,
  candidate,
  job,
}) => {
  await insertApplications(backend(), job, 10_000);
  const { data } = await unpack(employer);
  expect(new Set(data['received-applications']?.map(({ _id }) => _id)).size).toBe(10_000);
  const other = await makeEmployer(backend());
  await insertManyApplications(backend(), other, candidate, 300);
  await backend()
    .database.db.update(applications)
    .set({ cover_letter: sql`repeat('Uzun bir mektup. ', 600)` })
    .where(eq(applications.candidate_id, candidate._id));
  expect((await unpack(candidate)).data.applications).toHaveLength(300);
}, 300_000);
