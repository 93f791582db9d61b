// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';

/** The key under which a request is sent, and what becomes of it. */
const keyOf = async (sent: string, error?: Error): Promise<string> => {
  let used = '';
  const sending = withIdempotencyKey(sent, async (key) => {
    used = key;
    if (error) throw error;
    return 'done';
  });
  if (error) await expect(sending).rejects.toBe(error);
  else expect(await sending).toBe('done');
  return used;
};
const offline = new ApiError('offline');

it('keeps a request’s key until it has arrived (CALL-10)', async () => {
  const key = await keyOf('a', offline);
  expect(key).toMatch(/^"[0-9a-f]{32}"$/);
  expect(await keyOf('b', offline)).not.toBe(key);
  expect(await keyOf('a', new Error('unreadable'))).toBe(key);
  expect(await keyOf('a')).toBe(key);
  expect(await keyOf('a')).not.toBe(key);
});

it('writes small bytes with two digits too', async () => {
  // By chance, a key may have none.
  vi.spyOn(window.crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
  expect(await keyOf('small bytes')).toBe(`"${'00'.repeat(16)}"`);
});

it('takes another key when the server knows this one from another request (CALL-10)', async () => {
  const key = await keyOf('c', offline);
  expect(await keyOf('c', new ApiError('http', { status: 422 }))).toBe(key);
  const next = await keyOf('c', new ApiError('http', { status: 500 }));
  expect(next).not.toBe(key);
  expect(await keyOf('c', Object.assign(new Error('422'), { status: 422 }))).toBe(next);
  expect(await keyOf('c')).toBe(next);
});

it('keeps the keys of the ten latest requests (CALL-10)', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `request ${index}`);
  const keys: string[] = [];
  for (const name of names) keys.push(await keyOf(name, offline));
  expect(await keyOf('request 1', offline)).toBe(keys[1]);
  // Of the ten, the one asked for longest ago goes first.
  expect(await keyOf('request 0', offline)).not.toBe(keys[0]);
  expect(await keyOf('request 1', offline)).toBe(keys[1]);
  expect(await keyOf('request 2', offline)).not.toBe(keys[2]);
});
