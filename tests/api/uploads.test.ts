import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { endUser } from '#server/domains/deletions/commands.ts';
import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { files } from '#server/platform/database/schema.ts';
import { RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import {
  docBytes,
  docxBytes,
  fileForm,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  makeResume,
  type Person,
  pdfBytes,
  pngBytes,
  zipBytes,
} from '#tests/factories.ts';
import { apiTest, refusal, STREAMED } from './api-test.ts';

const { backend, test, send } = apiTest();

const PATHS = { resume: '/api/uploads/resume', image: '/api/uploads/profile-image' };
const upload = (kind: keyof typeof PATHS, person: Person, form?: FormData) =>
  backend().request('POST', PATHS[kind], { token: person.token, ...(form && { form }) });
const urlOf = async (response: Response) => ((await response.json()) as { url: string }).url;
const get = (path: string, person?: Person) => send('GET', path, person);

/** Every file below the backend's folder. */
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(backend().folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const rowsInDatabase = async (): Promise<number> => backend().database.db.$count(files);

async function expectNothingLeft(before: readonly string[]) {
  expect(await filesOnDisk()).toEqual(before);
  expect(await rowsInDatabase()).toBe(0);
}

/** An endless body that counts the chunks read from it. */
function endless(head: string, piece: Uint8Array, failAfter = Number.POSITIVE_INFINITY) {
  const taken = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      taken.pieces += 1;
      if (taken.pieces > failAfter) controller.error(new Error('The connection is gone'));
      else controller.enqueue(piece);
    },
  });
  return { body, taken };
}
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n';
const stream = (body: ReadableStream<Uint8Array>, token: string) =>
  backend().fetch(
    new Request(`http://api.test${PATHS.resume}`, {
      ...STREAMED,
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'X-Auth-Token': token },
    }),
  );

describe('uploading a resume', () => {
  test.for<[string, Uint8Array, string, string]>([
    ['cv.pdf', pdfBytes(), 'application/pdf', 'inline'],
    ['CV.DOC', docBytes(), 'application/msword', 'attachment'],
    [
      'cv.docx',
      docxBytes(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
  ])('%s is stored and returned (FILE-1)', async ([name, bytes, type, shown], { candidate }) => {
    const response = await upload('resume', candidate, fileForm(name, bytes));
    expect(response.status).toBe(201);
    const found = await get(await urlOf(response), candidate);
    expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes);
    expect(found.headers.get('content-type')).toBe(type);
    expect(found.headers.get('content-disposition')).toMatch(new RegExp(`^${shown};`));
    expect(found.headers.get('cache-control')).toBe('private, no-store');
    expect(found.headers.get('x-content-type-options')).toBe('nosniff');
    expect(found.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('a PDF may have bytes before its header, and the form other fields', async () => {
    const candidate = await makeCandidate(backend());
    const form = new FormData();
    form.set('note', 'before the file');
    form.set('file', new File(['\ufeff\r\n', pdfBytes()], 'cv.pdf'));
    form.set('after', 'x');
    expect((await upload('resume', candidate, form)).status).toBe(201);
  });

  test('a file of exactly the maximum size is accepted (FILE-1)', async ({ candidate }) => {
    const bytes = new Uint8Array(RESUME_BYTES_MAX);
    bytes.set(pdfBytes());
    const response = await upload('resume', candidate, fileForm('cv.pdf', bytes));
    expect(response.status).toBe(201);
    const found = await get(await urlOf(response), candidate);
    expect((await found.arrayBuffer()).byteLength).toBe(RESUME_BYTES_MAX);
  });

  test('its original name is returned, whatever its letters, but not used on disk', async () => {
    const candidate = await makeCandidate(backend());
    const name = 'Özgeçmiş "Ayşe\'s" / (2) 履歴.pdf';
    const url = await urlOf(await upload('resume', candidate, fileForm(name, pdfBytes())));
    expect(url).toMatch(/^\/api\/uploads\/resumes\/[0-9a-f-]{36}\/[A-Za-z0-9._-]+\.pdf$/);
    const header = (await get(url, candidate)).headers.get('content-disposition') ?? '';
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe('(2) 履歴.pdf');
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    for (const file of await filesOnDisk()) expect(file).toMatch(/^[0-9a-f-]{36}$/);
  });

  const TYPE = '400 The resume must be a PDF, DOC or DOCX file';
  const NONE = '400 Choose a file to upload';
  test.for<[string, string, FormData | undefined]>([
    ['no form', NONE, undefined],
    ['another field', NONE, fileForm('cv.pdf', pdfBytes(), 'resume')],
    ['an empty file', '400 The file is empty', fileForm('cv.pdf', '')],
    ['another extension', TYPE, fileForm('cv.txt', pdfBytes())],
    ['no extension', TYPE, fileForm('constructor', pdfBytes())],
    ['HTML named PDF', TYPE, fileForm('cv.pdf', '<script>')],
    ['a PDF named DOC', TYPE, fileForm('cv.doc', pdfBytes())],
    ['a zip that is not a document', TYPE, fileForm('cv.docx', zipBytes(['a.txt']))],
    ['a broken zip', TYPE, fileForm('cv.docx', docxBytes().slice(0, 40))],
    [
      'one byte too many',
      '413 The resume must not be larger than 5 MB',
      fileForm('cv.pdf', `%PDF-${'x'.repeat(RESUME_BYTES_MAX - 4)}`),
    ],
  ])('%s is refused and leaves nothing (FILE-1)', async ([_, said, form], { candidate }) => {
    const before = await filesOnDisk();
    expect(await refusal(upload('resume', candidate, form))).toBe(said);
    await expectNothingLeft(before);
  });

  const MB = 1024 * 1024;
  const CONTENTS =
    'This document contains macros, programs, archives or too much data. Save it as a PDF and upload that instead.';
  test.for<[string, Uint8Array]>([
    ['macros', docxBytes('word/vbaProject.bin')],
    ['an archive', docxBytes('word/embeddings/more.ZIP')],
    ['a program', docxBytes('word/embeddings/setup.exe')],
    ['a script', docxBytes('word/embeddings/run.js')],
    ['a document with macros', docxBytes('word/embeddings/other.docm')],
    ['an encrypted file', docxBytes({ name: 'word/media/secret.xml', flags: 1, packed: 12 })],
    ['too many files', docxBytes(...Array.from({ length: 2000 }, (_, at) => `word/${at}.xml`))],
    ['150 MB unpacked', docxBytes({ name: 'word/a.xml', packed: 90, unpacked: 150 * MB })],
    ['9 bytes that unpack to 11 MB', docxBytes({ name: 'a', packed: 9, unpacked: 11 * MB })],
    [
      'files that share their bytes',
      docxBytes(...['a', 'b', 'c'].map((name) => ({ name, packed: 300, unpacked: 900 }))),
    ],
  ])('a DOCX with %s is refused with advice (FILE-1)', async ([_name, bytes], { candidate }) => {
    const before = await filesOnDisk();
    expect(await refusal(upload('resume', candidate, fileForm('cv.docx', bytes)))).toBe(
      `400 ${CONTENTS}`,
    );
    await expectNothingLeft(before);
  });

  test('a DOCX with pictures, a chart and its spreadsheet is accepted', async ({ candidate }) => {
    const bytes = docxBytes(
      { name: 'word/media/image1.png', packed: 200, unpacked: 201 },
      'word/charts/chart1.xml',
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx',
      { name: 'word/theme/theme1.xml', packed: 100, unpacked: 9 * MB },
    );
    expect((await upload('resume', candidate, fileForm('cv.docx', bytes))).status).toBe(201);
  });

  test.each(['', '--b', HEAD, `${HEAD}--b`, '--b--\r\n', '\r\n\r\n'])(
    'an incomplete body is refused and leaves nothing: %j',
    async (text) => {
      const { token } = await makeCandidate(backend());
      const before = await filesOnDisk();
      const response = await stream(new Blob([text]).stream(), token);
      expect(response.status).toBe(400);
      await expectNothingLeft(before);
    },
  );

  test('reading stops at the limit', async ({ candidate: { token } }) => {
    const before = await filesOnDisk();
    const { body, taken } = endless(HEAD, new Uint8Array(64 * 1024));
    const response = await stream(body, token);
    expect(response.status).toBe(413);
    expect(taken.pieces).toBeLessThan(90);
    await expectNothingLeft(before);
  });

  test('a caller who hangs up leaves nothing', async ({ candidate: { token } }) => {
    const before = await filesOnDisk();
    const { body } = endless(HEAD, new Uint8Array(64 * 1024), 5);
    expect((await stream(body, token)).status).toBe(400);
    expect(backend().failures()).toEqual([]);
    await expectNothingLeft(before);
  });

  test('a file that cannot be recorded is not stored', async ({ candidate }) => {
    const before = await filesOnDisk();
    await backend().database.run('alter table files rename to files_away');
    try {
      const response = await upload('resume', candidate, fileForm('cv.pdf', pdfBytes()));
      expect(response.status).toBe(500);
    } finally {
      await backend().database.run('alter table files_away rename to files');
    }
    await expectNothingLeft(before);
  });
});

describe('while the store saves a file', () => {
  /** Uploads to a store that runs `instead` in place of saving the file. */
  const uploadWhile = (person: Person, instead: (keep: () => Promise<void>) => Promise<void>) => {
    const { dependencies } = backend();
    const keep: typeof dependencies.files.keep = (key, path) =>
      instead(() => dependencies.files.keep(key, path));
    const api = createApi({ ...dependencies, files: { ...dependencies.files, keep } });
    const headers = { 'X-Auth-Token': person.token };
    const body = fileForm('cv.pdf', pdfBytes());
    return api.request(PATHS.resume, { method: 'POST', headers, body });
  };

  test('its row is written before its bytes, so that no crash leaves unknown bytes', async () => {
    const rows: number[] = [];
    const response = await uploadWhile(await makeCandidate(backend()), async (keep) => {
      rows.push(await rowsInDatabase());
      await keep();
    });
    expect([response.status, rows]).toEqual([201, [1]]);
  });

  test('a store that fails, even after saving the file, leaves neither', async () => {
    const candidate = await makeCandidate(backend());
    const before = await filesOnDisk();
    for (const takes of [false, true]) {
      const response = await uploadWhile(candidate, async (keep) => {
        if (takes) await keep();
        throw new Error('out of reach');
      });
      expect(response.status).toBe(500);
      await backend().settled();
      await expectNothingLeft(before);
    }
  });

  test('an account that is deleted meanwhile leaves neither', async ({ candidate }) => {
    const { db } = backend().database;
    const before = await filesOnDisk();
    const response = await uploadWhile(candidate, async (keep) => {
      const ended = { id: candidate._id, label: candidate.email, now: new Date() };
      await db.transaction((tx) => endUser(tx, ended));
      await purgeDeletedFiles(backend().dependencies);
      await keep();
    });
    expect(response.status).toBe(401);
    await expectNothingLeft(before);
  });
});

describe('reading a resume', () => {
  test('is for its owner and for employers with an application that has it (FILE-3)', async () => {
    const employer = await makeEmployer(backend());
    const later = await makeEmployer(backend());
    const candidate = await makeCandidate(backend());
    const resume_url = await makeResume(backend(), candidate);
    const statuses = async () => [
      (await get(resume_url, candidate)).status,
      (await get(resume_url, employer)).status,
      (await get(resume_url, later)).status,
    ];
    expect(await statuses()).toEqual([200, 404, 404]);
    const job = await makeJob(backend(), employer);
    const { _id } = await makeApplication(backend(), candidate, job, { resume_url });
    expect(await statuses()).toEqual([200, 200, 404]);
    // A withdrawn application stays with both sides.
    await send('DELETE', `/api/applications/${_id}`, candidate);
    expect(await statuses()).toEqual([200, 200, 404]);
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    expect(await statuses()).toEqual([200, 404, 404]);
  });

  test('needs a token, and is 404 for all missing files (FILE-3)', async ({ candidate }) => {
    const url = await makeResume(backend(), candidate);
    expect((await get(url)).status).toBe(401);
    const other = url.replace(/resumes\/[^/]+/, 'resumes/00000000-0000-7000-8000-000000000000');
    for (const path of [other, '/api/uploads/resumes/x/cv.pdf', '/api/uploads/resumes/..%2f/x']) {
      expect(await refusal(get(path, candidate))).toBe('404 File not found');
    }
    const id = url.split('/')[4];
    expect((await get(`/api/uploads/images/${id}.pdf`)).status, 'not as a picture').toBe(404);
  });

  test('a file that the store has lost is not found', async ({ candidate }) => {
    const url = await makeResume(backend(), candidate);
    await rm(join(backend().folder, 'uploads', 'resume', url.split('/')[4] ?? ''));
    expect((await get(url, candidate)).status).toBe(404);
  });
});

test('a HEAD request opens no file', async ({ candidate }) => {
  const resume = await makeResume(backend(), candidate);
  const image = await urlOf(await upload('image', candidate, fileForm('me.png', pngBytes())));
  const { dependencies } = backend();
  let opened = 0;
  const open: typeof dependencies.files.open = (key) => {
    opened += 1;
    return dependencies.files.open(key);
  };
  const api = createApi({ ...dependencies, files: { ...dependencies.files, open } });
  const headers = { 'X-Auth-Token': candidate.token };
  for (const [path, type] of [
    [resume, 'application/pdf'],
    [image, 'image/webp'],
  ] as const) {
    const response = await api.request(path, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  }
  expect((await api.request(resume, { method: 'HEAD' })).status).toBe(401);
  expect(opened).toBe(0);
  await (await api.request(image)).arrayBuffer();
  expect(opened).toBe(1);
});
