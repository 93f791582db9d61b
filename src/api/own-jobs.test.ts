import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, saveToken } from '#src/lib/token.ts';
import { listOwnJobsQuery } from './own-jobs.ts';
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
