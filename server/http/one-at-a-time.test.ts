import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { createOneAtATime } from './one-at-a-time.ts';

it('runs an account’s work once at a time, and again once it has ended or failed', async () => {
  const run = createOneAtATime();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = run('ada', () => promise);
  const refusal = await run('ada', async () => 'no').catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 429,
    body: { msg: errorMessages.tooManyRequests },
    headers: { 'Retry-After': '1' },
  });
  expect(await run('bo', async () => 'other')).toBe('other');
  resolve('done');
  expect(await first).toBe('done');
  await expect(run('ada', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await run('ada', async () => 'again')).toBe('again');
});
