// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationSearch } from '#src/contract/applications/application-search.ts';
import type { ConsoleSort } from '#src/contract/console/console-search.ts';
import { saveToken } from '#src/lib/token.ts';
import { listJobApplicationsQuery, listOwnApplicationsQuery } from './applications.ts';
import { listRecordsQuery } from './console.ts';
import { createQueryClient } from './query-client.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

/** The server's reply, whatever page, filter or order is requested. */
let reply: unknown;
beforeEach(() => {
  saveToken('a.b.c');
  vi.stubGlobal('fetch', async () => Response.json(reply));
});
afterEach(() => vi.unstubAllGlobals());

const application = (_id: string, day: number, status: string, first: string, letter = '') => ({
  _id,
  created_at: `2026-11-0${day}T08:00:00Z`,
  status,
  candidate: { first_name: first, last_name: 'Kaya', email: `${_id}@example.com` },
  cover_letter: letter,
});

describe('applications in a plain list (CALL-4)', () => {
  const findPage = (search: Partial<ApplicationSearch> = {}) =>
    createQueryClient().fetchQuery(
      listJobApplicationsQuery('1', {
        page: 1,
        status: undefined,
        query: undefined,
        sort: 'newest',
        ...search,
      }),
    );
  const found = async (search: Partial<ApplicationSearch>) =>
    (await findPage(search)).applications.map(({ _id }) => _id);

  beforeEach(() => {
    reply = [
      application('a', 2, 'hired', 'Işıl', 'Calm.'),
      application('b', 1, 'pending', 'Zoe'),
      { status: 'pending' },
      application('c', 3, 'accepted', 'Çağla', 'I bake'),
    ];
  });

  it('are one page with counts, without unreadable ones', async () => {
    const page = await findPage();
    expect(page.applications.map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
    expect(page).toMatchObject({ totalPages: 1, currentPage: 1, total: 3 });
    expect(page.counts).toEqual({
      pending: 1,
      reviewed: 0,
      interview: 0,
      accepted: 1,
      rejected: 0,
      hired: 1,
      withdrawn: 0,
    });
  });

  it('are filtered by status and by words, and counted without filters', async () => {
    expect(await found({ status: 'hired' })).toEqual(['c', 'a']);
    expect(await found({ status: 'pending' })).toEqual(['b']);
    expect(await found({ query: 'CAGLA  bake' })).toEqual(['c']);
    expect(await found({ query: 'b@example' })).toEqual(['b']);
    const { total, counts } = await findPage({ query: 'isil' });
    expect([total, counts.pending, counts.hired]).toEqual([1, 1, 1]);
  });

  it('are sorted', async () => {
    expect(await found({ sort: 'oldest' })).toEqual(['b', 'a', 'c']);
    expect(await found({ sort: 'name' })).toEqual(['c', 'a', 'b']);
    expect(await found({ sort: 'status' })).toEqual(['b', 'c', 'a']);
  });

  it('leave withdrawn ones to their own filter', async () => {
    const withdrawn = {
      ...application('d', 4, 'pending', 'Deniz'),
      withdrawn_at: '2026-11-05T08:00:00Z',
    };
    reply = [...(reply as object[]), withdrawn];
    expect(await found({})).toEqual(['c', 'a', 'b']);
    expect(await found({ status: 'pending' })).toEqual(['b']);
    expect(await found({ status: 'withdrawn' })).toEqual(['d']);
    expect((await findPage()).counts).toMatchObject({ pending: 1, withdrawn: 1 });
  });

  it('of a candidate are filtered by label, in the server’s order', async () => {
    const own = async (status: 'hired' | 'withdrawn' | undefined) => {
      const query = listOwnApplicationsQuery('ada', { page: 1, status });
      return (await createQueryClient().fetchQuery(query)).applications.map(({ _id }) => _id);
    };
    expect(await own(undefined)).toEqual(['a', 'b', 'c']);
    expect(await own('hired')).toEqual(['a', 'c']);
    expect(await own('withdrawn')).toEqual([]);
  });

  it('of people without a name are sorted before others', async () => {
    reply = [
      { ...application('a', 1, 'pending', 'Ada'), candidate: null },
      application('b', 2, 'pending', 'Bo'),
      { ...application('c', 3, 'pending', 'Cem'), candidate: {} },
    ];
    expect(await found({ sort: 'name' })).toEqual(['c', 'a', 'b']);
  });

  it('may be empty', async () => {
    reply = [];
    expect(await findPage()).toMatchObject({ applications: [], total: 0, totalPages: 1 });
  });

  it.each([{}, [{}], null])('are not %j', async (odd) => {
    reply = odd;
    await expect(findPage()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('records in a plain list (CALL-4)', () => {
  const findPage = (sort: ConsoleSort = '-created_at', query?: string) =>
    createQueryClient().fetchQuery(listRecordsQuery('jobs', { page: 1, sort, query }));
  const found = async (sort?: ConsoleSort, query?: string) =>
    (await findPage(sort, query)).records.map(({ _id }) => _id);

  beforeEach(() => {
    reply = [
      { _id: 'a', created_at: '2026-11-01T08:00:00Z', title: 'Çırak' },
      { title: 'Nobody' },
      { _id: 'b', created_at: '2026-11-02T08:00:00Z', title: 'Baker', location: 'İzmir, Nørre' },
      { _id: 'c', title: 'Driver', employer: 'x1' },
    ];
  });

  it('are one page with counts, without unreadable ones', async () => {
    const { records, ...numbers } = await findPage();
    expect(records.map(({ _id }) => _id)).toEqual(['b', 'a', 'c']);
    expect(numbers).toEqual({ total: 3, more: false, totalPages: 1, currentPage: 1 });
  });

  it('are sorted and searched', async () => {
    expect(await found('created_at')).toEqual(['c', 'a', 'b']);
    expect(await found('name')).toEqual(['b', 'a', 'c']);
    expect(await found('-_id')).toEqual(['c', 'b', 'a']);
    expect(await found('name', 'baker izmir')).toEqual(['b']);
    expect(await found('name', 'NORRE')).toEqual(['b']);
    expect(await found('name', 'x1')).toEqual(['c']);
  });

  it('of a page have a total of at least their number', async () => {
    reply = { records: [{ _id: 'a' }], total: null };
    expect(await findPage()).toMatchObject({ total: 1, totalPages: 1 });
  });

  it('are not an object', async () => {
    reply = {};
    await expect(findPage()).rejects.toMatchObject({ kind: 'malformed' });
  });
});
