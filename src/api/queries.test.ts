// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import { NO_RETENTION } from '#src/contract/server/settings.ts';
import { filters, QUERIES, type Query, search } from '#tests/queries.ts';
import { recordCalls } from '#tests/sent-calls.ts';
import * as threads from './application-messages.ts';
import * as reviews from './application-review.ts';
import * as applications from './applications.ts';
import { getMeQuery } from './auth.ts';
import { checkApplicationsQuery } from './batch-check.ts';
import * as records from './console.ts';
import * as interviews from './interviews.ts';
import * as jobs from './jobs.ts';
import * as notifications from './notifications.ts';
import { createQueryClient } from './query-client.ts';
import { getSettingsQuery } from './settings.ts';
import { countUnreadQuery } from './unread-notifications.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const calls = recordCalls();
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
});

const fetchIt = (query: Query): Promise<unknown> =>
  'initialPageParam' in query
    ? client.infiniteQuery(query as never)
    : client.fetchQuery({ ...query, retry: false } as never);

/** What the endpoint of a call reads. */
const readBy = (call: string): string | undefined => {
  const [method, address = ''] = call.split(' ');
  const path = address.split('?')[0]?.replace('/admin/', '/:console/');
  const found = Object.values(endpoints).filter((one) => one.method === method);
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/:(?!console)\w+/g, '[^/]+')}$`).test(path ?? '');
  // An exact path comes before one with parameters.
  const [best] = found
    .filter((one) => fits(one.path))
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length);
  return best && 'reads' in best ? best.reads : undefined;
};

describe.each(QUERIES)('%s', (call, query) => {
  it('is asked for once, and given up when nobody waits for it any more', async () => {
    let asked: Request | undefined;
    calls.answer = (request) => {
      asked = request;
      void client.cancelQueries();
      return new Promise(() => {});
    };
    await expect(fetchIt(query('1'))).rejects.toThrow();
    expect(calls.sent.map((one) => one.call)).toEqual([call]);
    expect(asked?.signal.aborted).toBe(true);
  });

  it('is found by what it reads, so that changes refetch it', () => {
    expect(query('1').queryKey[0]).toBe(readBy(call));
  });
});

it('no two queries have the same key, nor the same query for two records', () => {
  const keys = QUERIES.flatMap(([call, query]) =>
    /\/1\b|=1$/.test(call) ? [query('1'), query('2')] : [query('1')],
  ).map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

describe('a reply', () => {
  const read = (body: unknown, query: Query) => {
    calls.answer = () => Response.json(body);
    return fetchIt(query);
  };
  const note = { _id: 'n', author: 'Ada', is_own: true, body: 'Good', created_at: null };

  it('is read to what the screens show', async () => {
    const notes = await read({ notes: [note] }, reviews.listNotesQuery('1'));
    expect(notes).toMatchObject([{ _id: 'n', body: 'Good' }]);
    const labels = await read({ labels: ['Night'] }, reviews.listJobLabelsQuery('1'));
    expect(labels).toEqual(['Night']);
    expect(await read({ unread: 3 }, countUnreadQuery('1'))).toBe(3);
    expect(await read({ interviews: [] }, interviews.listInterviewsQuery('1'))).toEqual([]);
    expect(await read({ appliedJobs: ['1'] }, checkApplicationsQuery(['1', '2']))).toEqual(['1']);
    expect(calls.sent.at(-1)?.body).toEqual({ jobIds: ['1', '2'] });
  });

  it('of a server that doesn’t know the call is nothing (CALL-8)', async () => {
    calls.answer = () => Response.json({}, { status: 404 });
    expect(await fetchIt(interviews.listInterviewsQuery('1'))).toEqual([]);
    expect(await fetchIt(records.listDeletionsQuery())).toEqual([]);
    expect(await fetchIt(getSettingsQuery())).toEqual({
      salary_currency: 'USD',
      password_min: PASSWORD_MIN,
      retention: NO_RETENTION,
      operator_name: '',
      operator_address: '',
      browser_reports: false,
    });
    calls.answer = () => Response.json({}, { status: 500 });
    await expect(fetchIt(getSettingsQuery())).resolves.toMatchObject({ salary_currency: 'USD' });
    client.clear();
    await expect(fetchIt(getSettingsQuery())).rejects.toMatchObject({ status: 500 });
  });

  it('about the user is none for a visitor, without a call', async () => {
    window.localStorage.clear();
    expect(await fetchIt(getMeQuery())).toBeNull();
    expect(calls.sent).toEqual([]);
  });

  it('of a thread is followed by earlier messages, while there are any', async () => {
    const message = { side: 'employer', body: '', state: 'sent', created_at: null };
    const page = (has_earlier: boolean, ...ids: string[]) => ({
      messages: ids.map((_id) => ({ ...message, _id })),
      has_earlier,
    });
    const query = threads.listMessagesQuery('1');
    calls.answer = ({ url }) =>
      Response.json(url.includes('before=') ? page(false, 'a') : page(true, 'c', 'b'));
    const { pages } = await client.infiniteQuery({ ...query, pages: 3 });
    expect(pages).toHaveLength(2);
    expect(calls.sent.map(({ call }) => call)).toEqual([
      'GET /api/applications/1/messages',
      'GET /api/applications/1/messages?before=b',
    ]);
  });
});

describe('while the next page loads, the one before stays', () => {
  const shown = (from: Query, to: Query) =>
    (to as { placeholderData?: (...given: unknown[]) => unknown }).placeholderData?.('old', from);
  const own = (id: string) =>
    applications.listOwnApplicationsQuery(id, { page: 1, status: undefined });
  const ofJob = (id: string) => applications.listJobApplicationsQuery(id, filters);
  const list = (entity: 'jobs' | 'users') =>
    records.listRecordsQuery(entity, { page: 1, sort: 'name', query: undefined });

  it.each([
    ['the jobs', jobs.searchJobsQuery(search), jobs.searchJobsQuery({ ...search, page: 3 })],
    ['their counts', jobs.getJobFacetsQuery(search), jobs.getJobFacetsQuery(search)],
    [
      'recommended jobs',
      jobs.searchRecommendedJobsQuery({ page: 1 }),
      jobs.searchRecommendedJobsQuery({ page: 2 }),
    ],
    ['own applications', own('ada'), own('ada')],
    ['a job’s applications', ofJob('1'), ofJob('1')],
    ['records', list('jobs'), list('jobs')],
    [
      'notifications',
      notifications.listNotificationsQuery('ada', 1),
      notifications.listNotificationsQuery('ada', 2),
    ],
  ])('of %s', (_, from, to) => expect(shown(from, to)).toBe('old'));

  it.each([
    ['another user’s applications', own('bo'), own('ada')],
    ['another job’s applications', ofJob('2'), ofJob('1')],
    ['records of another kind', list('users'), list('jobs')],
    [
      'another user’s notifications',
      notifications.listNotificationsQuery('bo', 1),
      notifications.listNotificationsQuery('ada', 1),
    ],
  ])('but never %s', (_, from, to) => expect(shown(from, to)).toBeUndefined());
});

describe('what is looked at again and again', () => {
  type Polled = { refetchInterval: (query: object) => unknown; meta?: { isSilent?: boolean } };
  const every = (query: unknown, state: object) => (query as Polled).refetchInterval({ state });

  it('are deletions, until there are none', () => {
    const query = records.listDeletionsQuery();
    expect(every(query, { data: [{}] })).toBe(2000);
    expect([every(query, { data: [] }), every(query, {})]).toEqual([false, false]);
    expect(query).toMatchObject({ retry: false, meta: { isSilent: true } });
  });

  it('is the number of unread notifications, unless the server refuses (NAV-5)', async () => {
    const query = countUnreadQuery('1');
    const after = async (status: number) => {
      calls.answer = () => Response.json({}, { status });
      const error = await fetchIt(query).catch((reason: unknown) => reason);
      const onFocus = query.refetchOnWindowFocus as (given: object) => unknown;
      return [every(query, { error }), onFocus({ state: { error } })];
    };
    expect(every(query, { error: null })).toBe(60_000);
    expect(await after(400)).toEqual([false, false]);
    expect(await after(499)).toEqual([false, false]);
    expect(await after(500)).toEqual([60_000, true]);
    expect(query).toMatchObject({ retry: false, meta: { isSilent: true } });
  });
});
