import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { dismissAlert, readAlerts } from '../lib/alerts.ts';
import { translate } from '../lib/message.ts';
import { ApiError } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { createQueryClient } from './query-client.ts';

/** Milliseconds: a busy machine may take its time. */
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

/** A screen that shows the query under `queryKey`; gives how often the query was asked. */
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

type Meta = Parameters<typeof defineMutation>[0]['meta'];

/** Runs a mutation as a screen does. */
const mutate = (meta: Meta | undefined, mutationFn: () => Promise<unknown> = async () => 'done') =>
  new MutationObserver(queryClient, defineMutation<unknown>({ mutationFn, meta })).mutate();

describe('a mutation that went well', () => {
  it('has asked again for what it changed before it is over, and for nothing else', async () => {
    const list = await watch(['jobs', 'list']);
    const detail = await watch(['jobs', 'detail', '1']);
    const applications = await watch(['applications', 'mine']);
    await mutate({ invalidates: [['jobs']] });
    expect(list).toHaveBeenCalledTimes(1);
    expect(detail).toHaveBeenCalledTimes(1);
    expect(applications).not.toHaveBeenCalled();
  });

  it('asks again, too, for what was first asked for before it', async () => {
    const answers: ((data: string) => void)[] = [];
    const queryKey = ['applications', 'detail', '1'];
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
    const loaded = queryClient.fetchQuery({ queryKey, queryFn });
    onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
    await vi.waitFor(() => expect(answers).toHaveLength(1));

    const mutation = mutate({ invalidates: [['applications']] });
    await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: WAITS_MS });
    answers[0]?.('as it was');
    answers[1]?.('as it is');
    await mutation;
    expect(queryClient.getQueryData(queryKey)).toBe('as it is');
    // Who asked first is not refused.
    await expect(loaded).resolves.toBe('as it is');
    expect(answers).toHaveLength(2);
  });

  it('asks for nothing when it names nothing', async () => {
    const list = await watch(['jobs', 'list']);
    await mutate(undefined);
    await mutate({ success: msg`Saved` });
    expect(list).not.toHaveBeenCalled();
  });

  it('says so, for as long as it wants', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await mutate({ success: msg`Sent`, successMs: 6000 });
    expect(shownAlerts()).toEqual([['success', 'Sent']]);
    vi.advanceTimersByTime(5999);
    expect(shownAlerts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shownAlerts()).toEqual([]);
  });

  it('says what the reply and what was sent make of it, in the kind of alert that it names', async () => {
    const change = defineMutation({
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
    await mutate({ success: () => msg`Saved` });
    expect(shownAlerts()).toContainEqual(['success', 'Saved']);
  });

  it('says so after what it changed has been asked again, and before the screen goes on', async () => {
    const order: string[] = [];
    const list = await watch(['jobs', 'list']);
    list.mockImplementation(async () => {
      order.push(`asked again with ${shownAlerts().length} alerts`);
      return 'data';
    });
    const onSuccess = () => {
      order.push(...shownAlerts().map(([, text]) => String(text)), 'the screen goes on');
    };
    const change = defineMutation({
      mutationFn: async () => 'done',
      meta: { invalidates: [['jobs']], success: () => msg`Saved` },
    });
    await new MutationObserver(queryClient, { ...change, onSuccess }).mutate();
    expect(order).toEqual(['asked again with 0 alerts', 'Saved', 'the screen goes on']);
  });

  it('went well even when asking again did not', async () => {
    const ask = await watch(['jobs', 'list']);
    ask.mockRejectedValue(new ApiError('http', { status: 404 }));
    await expect(mutate({ invalidates: [['jobs']], success: msg`Saved` })).resolves.toBe('done');
    expect(shownAlerts()).toEqual([['success', 'Saved']]);
  });
});

describe('a mutation that failed', () => {
  const failure = { otherwise: msg`Failed to delete job`, preferServerMessage: true };
  const failWith = (error: unknown, meta: Meta) =>
    mutate(meta, () => Promise.reject(error)).catch(() => undefined);

  it('raises the text of its rows, changes nothing and says no success', async () => {
    const list = await watch(['jobs', 'list']);
    await failWith(new ApiError('http', { status: 500 }), {
      failure,
      invalidates: [['jobs']],
      success: msg`Saved`,
    });
    expect(shownAlerts()).toEqual([['error', 'Failed to delete job']]);
    expect(list).not.toHaveBeenCalled();
  });

  it('raises an alert for each problem that the server names', async () => {
    const errors = [
      { msg: 'Email is required', path: 'email' },
      { msg: 'Password is required', path: 'password' },
    ];
    await failWith(new ApiError('http', { status: 400, errors }), { failure });
    expect(shownAlerts()).toEqual([
      ['error', 'Email is required'],
      ['error', 'Password is required'],
    ]);
  });

  it('raises none when the form itself shows the failure', async () => {
    await failWith(new ApiError('http', { status: 500 }), {});
    expect(shownAlerts()).toEqual([]);
  });

  it('is never tried again by itself', async () => {
    const send = vi.fn(() => Promise.reject(new ApiError('offline')));
    await mutate({}, send).catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it('types what follows a call by the call’s own reply and variables', () => {
  defineMutation({
    mutationFn: async (id: string) => ({ id, version: 2 }),
    meta: {
      remove: (_queryClient, id) => expectTypeOf(id).toEqualTypeOf<string>(),
      success: (reply, id) => {
        expectTypeOf(reply).toEqualTypeOf<{ id: string; version: number }>();
        expectTypeOf(id).toEqualTypeOf<string>();
        return undefined;
      },
    },
  });
});

it('takes no callback, which the one of a component would overwrite', () => {
  for (const callback of ['onMutate', 'onSuccess', 'onError', 'onSettled'] as const)
    expectTypeOf<Parameters<typeof defineMutation>[0]>().not.toHaveProperty(callback);
  // @ts-expect-error A callback belongs to the component that uses the mutation.
  defineMutation({ mutationFn: async () => 'done', onSuccess: () => undefined });
});
