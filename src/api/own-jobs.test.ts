// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, saveToken } from '#src/lib/token.ts';
import { listOwnJobsQuery, listWaitingQuery } from './own-jobs.ts';
import { createQueryClient } from './query-client.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const page = { jobs: [], totalPages: 1, currentPage: 1 };

/** Called with every requested address. */
const asked = vi.fn<(address: string) => void>();
beforeEach(() => {
  asked.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
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
const fetchMine = (
  search: Parameters<typeof listOwnJobsQuery>[1] = { page: 1, status: undefined },
) => createQueryClient().fetchQuery(listOwnJobsQuery(EMPLOYER, search));

it('reads all pages of the search when the list of own jobs fails (CALL-5)', async () => {
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

it.each([401, 403])('has no fallback for own jobs after %i (CALL-5)', async (status) => {
  saveToken('a.b.c');
  failOwnList(status, () => Response.json(page));
  await expect(fetchMine()).rejects.toMatchObject({ status });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('has no fallback for own jobs without a token (CALL-5)', async () => {
  clearToken();
  failOwnList(404, () => Response.json(page));
  await expect(fetchMine()).rejects.toMatchObject({ kind: 'no-token' });
  expect(asked).not.toHaveBeenCalled();
});

const answerWith = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked(url);
    return Response.json(body, { status });
  });

it('shows a page of own jobs, with the tab that it is of', async () => {
  saveToken('a.b.c');
  answerWith(page);
  expect(await fetchMine({ page: 2, status: 'closed' })).toMatchObject({
    ...page,
    status: 'closed',
  });
  expect(asked.mock.calls).toEqual([
    ['https://api.example/api/jobs/employer?page=2&status=closed'],
  ]);
});

it('makes a page of a plain list of own jobs (CALL-4)', async () => {
  saveToken('a.b.c');
  const jobs = ['draft', 'published', 'active', 'closed'].map((status) => ({
    _id: status,
    status,
  }));
  answerWith(jobs);
  const idsOf = async (status: 'active' | 'draft' | undefined) => {
    const { jobs: shown, ...rest } = await fetchMine({ page: 1, status });
    return [shown.map(({ _id }) => _id), rest];
  };
  const counts = { draft: 1, published: 1, active: 1, closed: 1 };
  const rest = { totalPages: 1, currentPage: 1, counts };
  expect(await idsOf('active')).toEqual([
    ['published', 'active'],
    { ...rest, total: 2, status: 'active' },
  ]);
  expect(await idsOf('draft')).toEqual([['draft'], { ...rest, total: 1, status: 'draft' }]);
  expect(await idsOf(undefined)).toEqual([
    ['draft', 'published', 'active', 'closed'],
    { ...rest, total: 4, status: undefined },
  ]);
});

it('keeps the page before on screen while the next one loads, but never another user’s', () => {
  const { placeholderData } = listOwnJobsQuery(EMPLOYER, { page: 2, status: undefined });
  const shown = (owner: string) => {
    const { queryKey } = listOwnJobsQuery(owner, { page: 1, status: undefined });
    return (placeholderData as (...given: unknown[]) => unknown)(page, { queryKey });
  };
  expect([shown(EMPLOYER), shown('e2')]).toEqual([page, undefined]);
});

it('has no action items from a server that doesn’t know them (CALL-8)', async () => {
  saveToken('a.b.c');
  answerWith({ msg: 'No' }, 404);
  expect(await createQueryClient().fetchQuery(listWaitingQuery(EMPLOYER))).toEqual({
    threads: [],
    closing: [],
    drafts: [],
  });
});
