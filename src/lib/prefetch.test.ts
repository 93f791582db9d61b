import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInHead } from '../../tests/page-head.ts';
import { blockStorage } from '../../tests/storage.ts';
import { prefetchScript, takePrefetched } from './prefetch.ts';

const JOB = '01936f5e-7a4b-7c3d-8e9f-0a1b2c3d4e5f';
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (address) => new Response(`reply to ${address}`));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  delete window.prefetched;
});

/** Opens `path` as far as the page's head gets; gives the addresses that it asks for. */
const open = (path: string, apiUrl = '') => {
  window.history.replaceState(null, '', path);
  runInHead(prefetchScript(apiUrl));
  return fetched.mock.calls.map(([address]) => address);
};

describe('what the head of the page asks for', () => {
  it('is the first list on /jobs', () => {
    expect(open('/jobs')).toEqual(['/api/jobs?page=1&limit=10']);
  });

  it("is the job and the similar ones on a job's page", () => {
    expect(open(`/jobs/${JOB}`)).toEqual([`/api/jobs/${JOB}`, `/api/jobs/${JOB}/similar`]);
  });

  it('is asked where the API is', () => {
    expect(open('/jobs', 'https://api.example')).toEqual([
      'https://api.example/api/jobs?page=1&limit=10',
    ]);
  });

  it.each([
    '/',
    '/login',
    '/jobs?page=2',
    '/jobs?query=clerk',
    '/jobs/create',
    `/jobs/${JOB}?from=mail`,
    `/jobs/${JOB}/apply`,
    `/jobs/${JOB}0`,
    `/applications/${JOB}`,
  ])('is nothing on %s', (path) => {
    expect(open(path)).toEqual([]);
  });

  it.each(['/jobs', `/jobs/${JOB}`])('is nothing on %s when there is a token', (path) => {
    window.localStorage.setItem('token', 'a.b.c');
    expect(open(path)).toEqual([]);
  });

  it('is nothing where the storage is blocked: then nobody knows', () => {
    blockStorage();
    expect(open('/jobs')).toEqual([]);
  });
});

describe('taking a reply', () => {
  it('works once: the next call asks for itself', async () => {
    const [address = ''] = open('/jobs');
    const reply = await takePrefetched(address);
    expect(await reply?.text()).toBe(`reply to ${address}`);
    expect(takePrefetched(address)).toBeUndefined();
  });

  it('gives nothing for what was not asked', () => {
    expect(takePrefetched('/api/jobs?page=1&limit=10')).toBeUndefined();
    open('/jobs');
    expect(takePrefetched('/api/jobs?page=2&limit=10')).toBeUndefined();
  });

  it('leaves a failure to the call that takes it, and is quiet when nobody does', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    open(`/jobs/${JOB}`);
    await expect(takePrefetched(`/api/jobs/${JOB}`)).rejects.toThrow('Failed to fetch');
  });
});
