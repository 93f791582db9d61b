import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isFromFullServer, isUnknownCall, unlessUnknown } from './unless-unknown.ts';

const unknown = new ApiError('http', { status: 404 });
const broken = new ApiError('http', { status: 500 });

it('takes a 404 for a call that the server doesn’t know (CALL-8)', async () => {
  expect([unknown, broken, new Error('404'), { status: 404 }].map(isUnknownCall)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(await unlessUnknown(Promise.resolve(1), 2)).toBe(1);
  expect(await unlessUnknown(Promise.reject(unknown), 2)).toBe(2);
  await expect(unlessUnknown(Promise.reject(broken), 2)).rejects.toBe(broken);
});

it('knows a full server by its counts of messages (CALL-8)', () => {
  expect(isFromFullServer({ unread_messages: 0 })).toBe(true);
  expect(isFromFullServer({ unread_messages: undefined })).toBe(false);
});
