import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { makeDataFolder } from '#tests/database.ts';
import { fileForm, pdfBytes } from '#tests/factories.ts';
import { keepLog } from '#tests/keep-log.ts';
import { createObjectStore, KEYS } from '#tests/object-store.ts';
import { end, type ServerProcess, startProcess } from '#tests/server-process.ts';
import { outcomeOf, refusal, unwellParts } from './bad-day.ts';
import { account, call } from './writes.ts';

const store = createObjectStore();
/** What happens to a call of the bucket; `pass` answers it as it should be. */
type Fault = (...call: [...Parameters<RequestListener>, pass: () => void]) => void;
const works: Fault = (_request, _response, pass) => pass();
let fault = works;
const bucket = createServer((request, response) =>
  fault(request, response, () => store.server.emit('request', request, response)),
);

let folder = '';
let server: ServerProcess;
let token = '';
beforeAll(async () => {
  folder = await makeDataFolder();
  await new Promise<void>((done) => {
    bucket.listen(0, '127.0.0.1', done);
  });
  server = await startProcess(folder, {
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_REGION: KEYS.region,
  });
  const person = account('candidate', 'ceren@example.com');
  ({ token } = await call<{ token: string }>(server.url, 'POST', '/api/auth/register', person));
});
beforeEach(({ onTestFailed }) => {
  fault = works;
  onTestFailed(({ task }) => keepLog(task.name, server.said()));
});
afterAll(async () => {
  await end(server, 'SIGKILL');
  bucket.closeAllConnections();
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const headers = () => ({ 'X-Auth-Token': token });
const upload = () =>
  fetch(`${server.url}/api/uploads/resume`, {
    method: 'POST',
    headers: headers(),
    body: fileForm('cv.pdf', pdfBytes()),
  });
/** Uploads a resume and returns its address. */
const uploaded = async () => {
  const response = await upload();
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
};
const download = (path: string) => fetch(server.url + path, { headers: headers() });
/** Waits until the fault, now over, is forgotten: an upload is kept and comes back whole. */
const expectWorks = async () => {
  fault = works;
  await expect.poll(() => unwellParts(server.url)).toEqual({});
  const kept = await download(await uploaded());
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(pdfBytes());
};

const UNAVAILABLE = refusal(503, errorMessages.unavailable);
/** Balancers, an upload and a download, while a fault lasts. */
const look = async (given: Fault) => {
  const path = await uploaded();
  fault = given;
  await expect.poll(() => unwellParts(server.url)).not.toEqual({});
  return {
    unwell: await unwellParts(server.url),
    upload: await outcomeOf(upload()),
    download: await outcomeOf(download(path)),
  };
};

test('files are waited for (bad day: the bucket is slow)', async () => {
  const path = await uploaded();
  fault = (_request, response, pass) => void setTimeout(() => response.destroyed || pass(), 2000);
  await expect.poll(() => unwellParts(server.url)).toEqual({ files: 'unreachable' });
  const [, kept] = await Promise.all([uploaded(), download(path)]);
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(pdfBytes());
  await expectWorks();
});

test('files can’t be had, and the rest works (bad day: the bucket refuses)', async () => {
  const error = { status: 500, msg: errorMessages.serverError, retry: false };
  const refusing = await look((_request, response) => void response.writeHead(403).end('<Error/>'));
  expect(refusing).toEqual({ unwell: { files: 'refused' }, upload: error, download: error });
  expect((await fetch(`${server.url}/api/jobs`)).status).toBe(200);
  await expectWorks();
  const failing = await look((_request, response) => void response.writeHead(503).end('<Error/>'));
  expect(failing).toEqual({
    unwell: { files: 'unreachable' },
    upload: UNAVAILABLE,
    download: UNAVAILABLE,
  });
  await expectWorks();
});

test('files can’t be had, and uploads that were kept are still there (bad day: the bucket is out of reach)', async () => {
  expect(await look(({ socket }) => void socket.destroy())).toEqual({
    unwell: { files: 'unreachable' },
    upload: UNAVAILABLE,
    download: UNAVAILABLE,
  });
  await expectWorks();
});

test('no page counts as a file, no upload as kept, and half a file breaks off (bad day: the bucket answers nonsense)', async () => {
  const path = await uploaded();
  fault = (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in first</p>');
  expect(await outcomeOf(upload())).toEqual(UNAVAILABLE);
  expect(await outcomeOf(download(path))).toEqual(UNAVAILABLE);

  fault = ({ method }, response, pass) => {
    if (method !== 'GET') return pass();
    response.writeHead(200, { ETag: '"1"', 'Content-Length': 500 });
    response.write('half', () => response.destroy());
  };
  await expect(download(path).then((half) => half.text())).rejects.toThrow();
  await expect
    .poll(() => server.said())
    .toMatch(/"route":"\/api\/uploads\/resumes\/[^\n]*"event":"reply\.broken"/);
  // No stack of an error is between the lines.
  expect(server.said()).not.toMatch(/^\s+at /m);
  await expectWorks();
});
