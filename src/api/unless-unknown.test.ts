import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { unlessUnknown } from './unless-unknown.ts';

const failing = (status: number) => Promise.reject(new ApiError('http', { status }));

it('leaves out what the server doesn’t know, and nothing else', async () => {
  expect(await unlessUnknown(Promise.resolve(['one']), [])).toEqual(['one']);
  expect(await unlessUnknown<string[]>(failing(404), [])).toEqual([]);
  await expect(unlessUnknown<string[]>(failing(500), [])).rejects.toMatchObject({ status: 500 });
});
