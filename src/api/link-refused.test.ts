import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { ApiError } from './api-error.ts';
import * as preferences from './notification-preferences.ts';
import * as passwords from './password-reset.ts';

const MSG = errorMessages.linkInvalid;

it('a link to a new password is refused by name, so that another one is offered', () => {
  const refused = (details: object) => passwords.isLinkRefused(new ApiError('http', details));
  expect(refused({ status: 400, msg: MSG })).toBe(true);
  expect(refused({ status: 400, errors: [{ path: 'token', msg: MSG }] })).toBe(true);
  expect(refused({ status: 400, msg: 'Password is required' })).toBe(false);
  expect(passwords.isLinkRefused(new Error(MSG))).toBe(false);
});

it('a link to the email settings is refused by status', () => {
  const refused = (status: number) => preferences.isLinkRefused(new ApiError('http', { status }));
  expect([refused(400), refused(401), preferences.isLinkRefused(new Error('x'))]).toEqual([
    true,
    false,
    false,
  ]);
});
