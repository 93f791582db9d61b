// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Endpoint, Resource } from '#src/contract/endpoint.ts';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { translate } from '#src/lib/ui-text.ts';
import { ApiError } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { createQueryClient } from './query-client.ts';

/** A timeout in milliseconds, for busy machines. */
const WAITS_MS = 30_000;

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = createQueryClient();
});
afterEach(() => {
  queryClient.clear();
  for (const { id } of readAlerts()) dismissAlert(id);
});

const shownAlerts = () =>
  readAlerts().map(({ alertType, msg: text }) => [alertType, translate(i18n, text)]);

/** Watches the query under `queryKey` as a screen does; returns its fetch function, a mock. */
const watch = async (queryKey: readonly string[]) => {
  const ask = vi.fn(async () => 'data');
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => {});
  onTestFinished(stop);
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('data'), {
    timeout: WAITS_MS,
  });
  ask.mockClear();
  return ask;
};

/** An endpoint that touches these. */
const touching = (touches: readonly Resource[] | 'everything'): Endpoint => ({
  method: 'POST',
  path: '/api/things',
  callers: 'everyone',
  touches,
});
const touchingJobs = touching(['jobs']);

type Meta = Parameters<typeof defineMutation>[1]['meta'];

/** Runs a mutation as a screen does. */
const mutate = (
  endpoint: Endpoint | readonly Endpoint[],
  meta: Meta | undefined,
  mutationFn: () => Promise<unknown> = async () => 'done',
) =>
  new MutationObserver(
    queryClient,
    defineMutation<unknown>(endpoint, { mutationFn, meta }),
  ).mutate();

describe('a successful mutation', () => {
  it('refetches what its endpoint touches before it ends, and nothing else', async () => {
    const list = await watch(['jobs', 'list']);
    const detail = await watch(['jobs', 'detail', '1']);
    const applications = await watch(['applications', 'mine']);
    await mutate(touchingJobs, undefined);
    expect(list).toHaveBeenCalledTimes(1);
    expect(detail).toHaveBeenCalledTimes(1);
    expect(applications).not.toHaveBeenCalled();
  });

  it('refetches only the parts of a resource that it names', async () => {
    const one = await watch(['notes', '1']);
    const other = await watch(['notes', '2']);
    const jobs = await watch(['jobs', '1']);
    const labels = await watch(['labels', '1']);
    await mutate(touching(['notes', 'jobs', 'labels']), {
      only: { notes: [['notes', '1']], labels: [] },
    });
    expect(one).toHaveBeenCalledTimes(1);
    expect(jobs).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(labels).not.toHaveBeenCalled();
  });

  it('refetches the parts that depend on its input', async () => {
    const one = await watch(['notes', '1']);
    const other = await watch(['notes', '2']);
    const change = defineMutation(touching(['notes']), {
      mutationFn: async (_id: string) => 'done',
      meta: { only: (id) => ({ notes: [['notes', id]] }) },
    });
    await new MutationObserver(queryClient, change).mutate('1');
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('refetches everything when its endpoint may touch everything', async () => {
    const jobs = await watch(['jobs', '1']);
    const profile = await watch(['profile']);
    await mutate(touching('everything'), undefined);
    expect(jobs).toHaveBeenCalledTimes(1);
    expect(profile).toHaveBeenCalledTimes(1);
  });

  it('refetches records of the console after any write, and not after a read', async () => {
    const records = await watch(['console', 'list', 'users']);
    await mutate({ method: 'GET', path: '/api/things', callers: 'everyone', reads: 'jobs' }, {});
    expect(records).not.toHaveBeenCalled();
    await mutate(touching([]), undefined);
    expect(records).toHaveBeenCalledTimes(1);
    const read = { method: 'GET', path: '/api/x', callers: 'everyone', reads: 'jobs' } as const;
    await mutate([read, touching([])], undefined);
    expect(records).toHaveBeenCalledTimes(2);
  });

  it('restarts no first fetch of what it doesn’t touch', async () => {
    const answers: ((data: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
    const loaded = queryClient.fetchQuery({ queryKey: ['jobs', '1'], queryFn });
    await mutate(touching(['notes']), undefined);
    expect(answers).toHaveLength(1);
    answers[0]?.('data');
    await loaded;
  });

  it('asks once more for what is being refetched, and not for what nobody sees', async () => {
    const asked: string[] = [];
    const queryFn = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
      asked.push(String(queryKey[1]));
      if (queryKey[1] === 'failed') throw new Error('failed');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return 'data';
    };
    const failed = { queryKey: ['jobs', 'failed'], queryFn };
    await queryClient.prefetchQuery(failed);
    const shown = { queryKey: ['jobs', 'shown'], queryFn };
    await queryClient.prefetchQuery(shown);
    onTestFinished(new QueryObserver(queryClient, shown).subscribe(() => {}));
    asked.length = 0;
    void queryClient.refetchQueries(shown);
    await mutate(touchingJobs, undefined);
    expect(asked).toEqual(['shown', 'shown']);
  });

  it('refetches a query whose first fetch started before it', async () => {
    const answers: ((data: string) => void)[] = [];
    const queryKey = ['applications', 'detail', '1'];
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
    const loaded = queryClient.fetchQuery({ queryKey, queryFn });
    onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
    await vi.waitFor(() => expect(answers).toHaveLength(1));

    const mutation = mutate(touching(['applications']), undefined);
    await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: WAITS_MS });
    answers[0]?.('as it was');
    answers[1]?.('as it is');
    await mutation;
    expect(queryClient.getQueryData(queryKey)).toBe('as it is');
    // The first fetch is not rejected.
    await expect(loaded).resolves.toBe('as it is');
    expect(answers).toHaveLength(2);
  });

  it('repeats the first fetch of a loader, before any screen shows it', async () => {
    const answers: ((data: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
    const loaded = queryClient.fetchQuery({ queryKey: ['jobs', '1'], queryFn });
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: WAITS_MS });
    await mutate(touchingJobs, undefined);
    await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: WAITS_MS });
    answers[0]?.('as it was');
    answers[1]?.('as it is');
    await expect(loaded).resolves.toBe('as it is');
  });

  it('shows its success for its own time (ALERT-2)', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await mutate(touching([]), { success: msg`Sent`, successMs: 6000 });
    expect(shownAlerts()).toEqual([['success', 'Sent']]);
    vi.advanceTimersByTime(5999);
    expect(shownAlerts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shownAlerts()).toEqual([]);
  });

  it('builds its alert from the reply and the input, in the type that it names', async () => {
    const change = defineMutation(touchingJobs, {
      mutationFn: async (count: number) => ({ changed: count - 1 }),
      meta: {
        success: ({ changed }, count) =>
          changed === 0
            ? undefined
            : { type: 'warning', message: `${changed} of ${count} were changed` },
      },
    });
    const observer = new MutationObserver(queryClient, change);
    await observer.mutate(1);
    expect(shownAlerts()).toEqual([]);
    await observer.mutate(3);
    expect(shownAlerts()).toEqual([['warning', '2 of 3 were changed']]);
    await mutate(touching([]), { success: () => msg`Saved` });
    expect(shownAlerts()).toContainEqual(['success', 'Saved']);
    await mutate(touching([]), { success: 'From the server' });
    expect(shownAlerts()).toContainEqual(['success', 'From the server']);
  });

  it('shows its success after refetching, and before the screen goes on', async () => {
    const order: string[] = [];
    const list = await watch(['jobs', 'list']);
    list.mockImplementation(async () => {
      order.push(`asked again with ${shownAlerts().length} alerts`);
      return 'data';
    });
    const onSuccess = () => {
      order.push(...shownAlerts().map(([, text]) => String(text)), 'the screen goes on');
    };
    const change = defineMutation(touchingJobs, {
      mutationFn: async () => 'done',
      meta: { success: () => msg`Saved` },
    });
    await new MutationObserver(queryClient, { ...change, onSuccess }).mutate();
    expect(order).toEqual(['asked again with 0 alerts', 'Saved', 'the screen goes on']);
  });

  it('succeeds even when refetching fails', async () => {
    const ask = await watch(['jobs', 'list']);
    ask.mockRejectedValue(new ApiError('http', { status: 404 }));
    await expect(mutate(touchingJobs, { success: msg`Saved` })).resolves.toBe('done');
    expect(shownAlerts()).toEqual([['success', 'Saved']]);
  });
});

describe('a failed mutation', () => {
  const failure = { fallback: msg`Failed to delete job`, preferServerMessage: true };
  const failWith = (error: unknown, meta: Meta) =>
    mutate(touchingJobs, meta, () => Promise.reject(error)).catch(() => undefined);

  it('shows its failure, refetches nothing and shows no success', async () => {
    const list = await watch(['jobs', 'list']);
    await failWith(new ApiError('http', { status: 500 }), {
      failure,
      success: msg`Saved`,
    });
    expect(shownAlerts()).toEqual([['error', 'Failed to delete job']]);
    expect(list).not.toHaveBeenCalled();
  });

  it('shows no alert when the form itself shows the failure', async () => {
    await failWith(new ApiError('http', { status: 500 }), {});
    expect(shownAlerts()).toEqual([]);
  });

  it('shows no alert for what one has announced (ALERT-1)', async () => {
    const error = new ApiError('http', { status: 401 });
    error.isAnnounced = true;
    await failWith(error, { failure });
    expect(shownAlerts()).toEqual([]);
  });

  it('is never retried automatically (OFFLINE-1)', async () => {
    const send = vi.fn(() => Promise.reject(new ApiError('offline')));
    await mutate(touchingJobs, {}, send).catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
