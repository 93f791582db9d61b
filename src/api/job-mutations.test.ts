// @vitest-environment jsdom
import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAlerts } from '#src/lib/alerts.ts';
import { recordCalls } from '#tests/sent-calls.ts';
import { ApiError } from './api-error.ts';
import {
  createJob,
  createJobDraft,
  isVersionConflict,
  type JobSaving,
  updateFailureMessages,
  updateJob,
  updateJobToClosed,
  updateJobToPublished,
} from './job-mutations.ts';
import { getJobQuery } from './jobs.ts';
import { listOwnJobsQuery } from './own-jobs.ts';
import { createQueryClient } from './query-client.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const calls = recordCalls();
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
});
const run = (change: object, variables: unknown): Promise<unknown> =>
  new MutationObserver(client, change).mutate(variables as never);
const failureOf = (change: object, variables: unknown): Promise<unknown> =>
  run(change, variables).then(
    () => expect.fail('the change went well'),
    (error: unknown) => error,
  );

const stored = { _id: '1', title: 'Baker', status: 'published', __v: 7 };
/** Replies with the stored job, or with this status to calls that begin so. */
const answer = (statuses: Record<string, number> = {}) => {
  calls.answer = ({ method, url }) => {
    const call = `${method} ${url.slice('https://api.example'.length)}`;
    const [, status = 200] =
      Object.entries(statuses).find(([start]) => call.startsWith(start)) ?? [];
    return Response.json(stored, { status });
  };
};
beforeEach(() => answer());

const job = { title: 'Baker', status: 'published', company_name: 'Acme' } as const;
const save = (given: Partial<JobSaving> = {}) => ({ job, version: 6, ...given });
const sent = () => calls.sent.map(({ call }) => call);
const { queryKey } = getJobQuery('1');
const own = listOwnJobsQuery('e', { page: 1, status: undefined }).queryKey;

describe('an edited job', () => {
  it('is sent with its version, then the company’s name, and is fetched again (EDIT-3)', async () => {
    expect(await run(updateJob('1', false), save())).toMatchObject(stored);
    expect(calls.sent.map(({ call, body }) => [call, body])).toEqual([
      ['PUT /api/jobs/1', { ...job, __v: 6 }],
      ['PUT /api/profile/employer', { company_name: 'Acme', user_type: 'employer' }],
      ['GET /api/jobs/1', undefined],
    ]);
  });

  it('has no version where none is known', async () => {
    await run(updateJob('1', false), save({ version: undefined }));
    expect(calls.sent[0]?.body).toEqual(job);
  });

  it('overwrites the latest version if its employer says so (EDIT-5)', async () => {
    client.setQueryData(queryKey, { ...stored, __v: 5 } as never);
    await run(updateJob('1', false), save({ version: 'latest' }));
    expect(sent().slice(0, 2)).toEqual(['GET /api/jobs/1', 'PUT /api/jobs/1']);
    expect(calls.sent[1]?.body).toMatchObject({ __v: 7 });
  });

  it.each([
    ['a draft', { ...job, status: 'draft' as const }],
    ['a job without a company', { title: 'Baker' }],
  ])('that is %s leaves the profile as it is (EDIT-3)', async (_, given) => {
    await run(updateJob('1', false), save({ job: given }));
    expect(sent()).toEqual(['PUT /api/jobs/1', 'GET /api/jobs/1']);
  });

  it('is saved even if the company’s name isn’t (EDIT-3)', async () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue(undefined);
    answer({ 'PUT /api/profile': 500 });
    expect(await run(updateJob('1', false), save())).toMatchObject(stored);
    expect(debug).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('that was changed elsewhere is outdated here (EDIT-5)', async () => {
    client.setQueryData(queryKey, stored as never);
    answer({ PUT: 409 });
    const error = await failureOf(updateJob('1', false), save());
    expect([isVersionConflict(error), sent()]).toEqual([true, ['PUT /api/jobs/1']]);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('that is refused for another reason is not', async () => {
    client.setQueryData(queryKey, stored as never);
    answer({ PUT: 400 });
    const error = await failureOf(updateJob('1', false), save());
    expect([isVersionConflict(error), isVersionConflict(new Error('x'))]).toEqual([false, false]);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });

  it('that can’t be fetched again is shown as the server returned it, and lists are outdated (EDIT-3)', async () => {
    client.setQueryData(own, {} as never);
    answer({ GET: 404 });
    const error = await failureOf(updateJob('1', false), save());
    expect(error).not.toBeInstanceOf(ApiError);
    expect(updateFailureMessages(error)).toMatchObject([
      { message: 'Failed to fetch updated job data' },
    ]);
    expect(client.getQueryData(queryKey)).toMatchObject(stored);
    expect(client.getQueryState(own)?.isInvalidated).toBe(true);
    expect(sent().filter((call) => call.includes('/employer?'))).toEqual([]);
  });

  it('must be the one that the server replies with (EDIT-2)', async () => {
    const error = await failureOf(updateJob('2', false), save());
    expect(updateFailureMessages(error)).toMatchObject([
      { message: 'Invalid response from update' },
    ]);
    expect(sent()).toEqual(['PUT /api/jobs/2']);
  });
});

it.each([
  ['a new job', () => run(createJob(), job), true],
  ['a draft that is published', () => run(updateJob('1', true), save()), true],
  ['an edited job', () => run(updateJob('1', false), save()), false],
  ['a draft', () => run(createJobDraft(), job), false],
])('%s is announced, with a link if it is new: %s (POST-5)', async (_, act, isLinked) => {
  await act();
  expect(readAlerts()).toMatchObject([{ alertType: 'success' }]);
  const [{ action } = {}] = readAlerts();
  expect(action && 'path' in action && action.path).toBe(isLinked ? '/jobs/1' : undefined);
  expect(calls.sent[0]?.body).toMatchObject(job);
});

it.each(['closed', 'published'] as const)(
  'a job becomes %s, and nothing else changes (EDIT-6)',
  async (status) => {
    await run(status === 'closed' ? updateJobToClosed() : updateJobToPublished(), '1');
    expect(calls.sent).toMatchObject([{ call: 'PUT /api/jobs/1', body: { status } }]);
  },
);
