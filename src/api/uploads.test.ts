// @vitest-environment jsdom
// An upload by XMLHttpRequest to another origin would need a preflight.
// @vitest-environment-options { "url": "https://api.example" }
import { MutationObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as endpoints from '#src/contract/files/endpoints.ts';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { saveToken } from '#src/lib/token.ts';
import { uploadProfileImage, uploadProfileResume } from './profile-mutations.ts';
import { createQueryClient } from './query-client.ts';
import {
  canShowResume,
  getResumeInTab,
  getResumeQuery,
  type Upload,
  uploadFile,
  uploadResume,
} from './uploads.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const server = setupServer();
const file = new File(['%PDF-1.7'], 'cv.pdf');
const [PDF, WORD] = ['/api/uploads/resumes/1/cv.pdf', '/api/uploads/resumes/1/cv.docx'];

/** What arrived: path and, of an upload, the token and the name of its file. */
let arrived: unknown[];
const answerUpload = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.post('https://api.example/api/uploads/*', async ({ request }) => {
      const [, name] = /name="file"; filename="([^"]*)"/.exec(await request.text()) ?? [];
      arrived.push([
        new URL(request.url).pathname,
        request.headers.get('x-auth-token'),
        request.headers.get('authorization'),
        name,
      ]);
      return answer();
    }),
  );
const run = (change: object, variables: unknown) =>
  new MutationObserver(createQueryClient(), change).mutate(variables as never);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  arrived = [];
  saveToken('a.b.c');
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
  for (const { id } of readAlerts()) dismissAlert(id);
});
afterAll(() => server.close());

const upload = (given: Partial<Upload> = {}) =>
  uploadFile(endpoints.uploadResume, { file, ...given });

describe('an upload', () => {
  it('sends the file with the token, and returns its address (CALL-1)', async () => {
    answerUpload(() => HttpResponse.json({ url: PDF }, { status: 201 }));
    expect(await upload()).toBe(PDF);
    expect(await run(uploadResume(), { file })).toBe(PDF);
    const sent = ['/api/uploads/resume', 'a.b.c', 'Bearer a.b.c', 'cv.pdf'];
    expect(arrived).toEqual([sent, sent]);
  });

  it.each([
    [200, true],
    [299, true],
    [300, false],
  ])('with the status %i has gone well: %s', async (status, isWell) => {
    answerUpload(() => HttpResponse.json({ url: PDF }, { status }));
    expect(
      await upload().then(
        () => true,
        () => false,
      ),
    ).toBe(isWell);
  });

  it('without an answer, or with one that isn’t readable, has failed', async () => {
    answerUpload(() => HttpResponse.error());
    await expect(upload()).rejects.toMatchObject({ kind: 'offline' });
    answerUpload(() => HttpResponse.text('<h1>Welcome</h1>'));
    await expect(upload()).rejects.toMatchObject({ kind: 'malformed' });
    answerUpload(() => HttpResponse.json({ msg: 'Too large' }, { status: 413 }));
    await expect(upload()).rejects.toMatchObject({ status: 413, msg: 'Too large' });
  });

  it('ends when its form is left (FILE-6)', async () => {
    const leaving = new AbortController();
    answerUpload(() => {
      leaving.abort();
      return new Promise(() => {});
    });
    await expect(upload({ signal: leaving.signal })).rejects.toMatchObject({ kind: 'offline' });
  });

  it('says how far it is', async () => {
    answerUpload(() => HttpResponse.json({ url: PDF }, { status: 201 }));
    const onProgress = vi.fn<(fraction: number) => void>();
    await upload({ onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('fails when nothing moves for twenty seconds, and not before (FILE-6)', async () => {
    answerUpload(() => new Promise(() => {}));
    const wait = vi.spyOn(globalThis, 'setTimeout');
    const outcome = upload().catch((error: unknown) => error);
    await vi.waitFor(() => expect(arrived).toHaveLength(1));
    const [stall] = wait.mock.calls.findLast(([, ms]) => ms === 20_000) ?? [];
    stall?.();
    expect(await outcome).toMatchObject({ kind: 'stalled' });
  });
});

describe('a profile', () => {
  const saved: unknown[] = [];
  beforeEach(() => {
    saved.length = 0;
    server.use(
      http.put('https://api.example/api/users/profile', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({});
      }),
    );
  });

  it('has the resume that was uploaded (PROFILE-6)', async () => {
    answerUpload(() => HttpResponse.json({ url: PDF }, { status: 201 }));
    await run(uploadProfileResume(), { file });
    expect(saved).toEqual([{ resume_url: PDF }]);
    expect(readAlerts()).toMatchObject([{ alertType: 'success' }]);
  });

  it.each([
    ['resume', uploadProfileResume],
    ['picture', uploadProfileImage],
  ])('keeps its %s if the server gives no address for the new one', async (_, change) => {
    answerUpload(() => HttpResponse.json({}, { status: 201 }));
    await expect(run(change(), { file })).rejects.toMatchObject({ kind: 'malformed' });
    expect(saved).toEqual([]);
  });
});

describe('a resume', () => {
  const answerFile = (status = 200) =>
    server.use(
      http.get('https://api.example/api/uploads/*', ({ request }) => {
        arrived.push(new URL(request.url).pathname);
        // Somebody may have uploaded a page under the name of a resume.
        return HttpResponse.html('<script>', { status });
      }),
    );
  const objects: Blob[] = [];
  const saved: string[] = [];
  const tab = { location: { href: '' }, close: vi.fn() };
  beforeEach(() => {
    [objects.length, saved.length, tab.location.href] = [0, 0, ''];
    tab.close.mockReset();
    URL.createObjectURL = (object) => {
      objects.push(object as Blob);
      return 'blob:file';
    };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });

  it('is shown in place if it is a PDF of ours, where the browser can', () => {
    const setViewer = (value: boolean) =>
      Object.defineProperty(window.navigator, 'pdfViewerEnabled', { value, configurable: true });
    setViewer(true);
    expect(
      [PDF, '/api/uploads/resumes/1/CV.PDF', WORD, 'https://cv.example/cv.pdf'].map(canShowResume),
    ).toEqual([true, true, false, false]);
    setViewer(false);
    expect(canShowResume(PDF)).toBe(false);
  });

  it('never runs as a page, whatever was uploaded', async () => {
    answerFile();
    const client = createQueryClient();
    const { type } = await client.fetchQuery(getResumeQuery(PDF));
    expect(type).toBe('application/pdf');
    expect((await client.fetchQuery(getResumeQuery(WORD))).type).toBe('application/octet-stream');
    expect(getResumeQuery(PDF).queryKey).not.toEqual(getResumeQuery(WORD).queryKey);
    expect(arrived).toEqual([PDF, WORD]);
  });

  it('opens in a tab of its own if it is a PDF', async () => {
    answerFile();
    await run(getResumeInTab(), PDF);
    expect(window.open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect([tab.location.href, saved, objects[0]?.type]).toEqual([
      'blob:file',
      [],
      'application/pdf',
    ]);
  });

  it('is saved under its name if it is no PDF, or if tabs are blocked', async () => {
    answerFile();
    await run(getResumeInTab(), WORD);
    expect(window.open).not.toHaveBeenCalled();
    vi.mocked(window.open).mockReturnValue(null);
    await run(getResumeInTab(), PDF);
    expect(saved).toEqual(['cv.docx', 'cv.pdf']);
  });

  it('that can’t be loaded leaves no empty tab', async () => {
    answerFile(500);
    await expect(run(getResumeInTab(), PDF)).rejects.toMatchObject({ status: 500 });
    expect(tab.close).toHaveBeenCalledOnce();
    await expect(run(getResumeInTab(), WORD)).rejects.toMatchObject({ status: 500 });
  });
});
