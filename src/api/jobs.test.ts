import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJobSearch } from '../contract/job-search.ts';
import { clearToken, saveToken } from '../lib/token.ts';
import { jobQueries } from './jobs.ts';
import { myJobsQuery } from './own-jobs.ts';
import { createQueryClient } from './query-client.ts';

const API = vi.hoisted(() => {
  const url = 'https://api.example';
  vi.stubEnv('VITE_API_URL', url);
  return url;
});

const JOB = '01936f5e-7a4b-7c3d-8e9f-0a1b2c3d4e5f';
const page = { jobs: [], totalPages: 1, currentPage: 1 };
const replyTo = (url: string) => (url.includes('?') ? page : url.endsWith('r') ? [] : { _id: JOB });

/** Every address that is asked for. */
const asked = vi.fn<(address: string) => void>();
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const url = typeof input === 'string' ? input : input.url;
    asked(url);
    return Response.json(replyTo(url));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the first list as it stands without filters', async () => {
  await createQueryClient().fetchQuery(jobQueries.search(readJobSearch({})));
  expect(asked.mock.calls).toEqual([[`${API}/api/jobs?page=1&limit=10`]]);
});

it('names every filter that is set', async () => {
  const search = readJobSearch({
    page: '3',
    query: 'ön büro',
    location: 'İzmir',
    jobType: 'contract',
    experienceLevel: 'mid',
    remote: 'true',
  });
  await createQueryClient().fetchQuery(jobQueries.search(search));
  const [[address] = ['']] = asked.mock.calls;
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    page: '3',
    limit: '10',
    query: 'ön büro',
    location: 'İzmir',
    jobType: 'contract',
    experienceLevel: 'mid',
    remote: 'true',
  });
});

const EMPLOYER = 'e1';
const failOwnList = (status: number, list: (page: number) => Response) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked(url);
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/employer')) return Response.json({ msg: 'No' }, { status });
    expect(searchParams.get('employer_id')).toBe(EMPLOYER);
    return list(Number(searchParams.get('page')));
  });
};
const fetchMine = (search: Parameters<typeof myJobsQuery>[1] = { page: 1, status: undefined }) =>
  createQueryClient().fetchQuery(myJobsQuery(EMPLOYER, search));

it('walks all pages of the search when the list of one’s own jobs cannot be had', async () => {
  saveToken('a.b.c');
  const pages = [['1', '2'], ['2', '3'], ['4']];
  failOwnList(404, (number) =>
    Response.json({
      jobs: pages[number - 1]?.map((_id) => ({ _id })),
      totalPages: 3,
      currentPage: number,
    }),
  );
  expect((await fetchMine()).jobs.map(({ _id }) => _id)).toEqual(['1', '2', '3', '4']);
  expect(asked).toHaveBeenCalledTimes(4);

  failOwnList(404, () => Response.json({}, { status: 500 }));
  await expect(fetchMine()).rejects.toMatchObject({ status: 404, msg: 'No' });
});

it.each([401, 403])('takes no second way to one’s own jobs after %i', async (status) => {
  saveToken('a.b.c');
  failOwnList(status, () => Response.json(page));
  await expect(fetchMine()).rejects.toMatchObject({ status });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('nor without a token', async () => {
  clearToken();
  failOwnList(404, () => Response.json(page));
  await expect(fetchMine()).rejects.toMatchObject({ kind: 'no-token' });
  expect(asked).not.toHaveBeenCalled();
});
