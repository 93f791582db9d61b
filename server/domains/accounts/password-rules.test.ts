import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { checkNewPassword, passwordMin } from './password-rules.ts';

const EMAIL = 'Cigdem.Sahin@Example.com';

/** The message with which a password is refused. */
const refusalOf = (policy: 'specification' | 'strong', password: string) =>
  checkNewPassword(policy, password, EMAIL).then(
    () => undefined,
    (error: unknown) => Reflect.get(error as object, 'body'),
  );
const atPassword = (msg: string) => ({ errors: [{ path: 'password', msg }] });

it('has six characters, or eight with the strong policy (AUTH-5, AUTH-6)', () => {
  expect([passwordMin('specification'), passwordMin('strong')]).toEqual([6, 8]);
});

it.each([
  ['kRm7tz9', errorMessages.passwordShort],
  // Seven letters: an accent of its own is none.
  ['kRm7tze\u0301', errorMessages.passwordShort],
  ['👍👍👍👍👍👍👍', errorMessages.passwordShort],
  ['cigdem.sahin@example.com', errorMessages.passwordIsEmail],
  [' CIGDEM.sahin ', errorMessages.passwordIsEmail],
  ['password1', errorMessages.passwordCommon],
  [' PassWord1', errorMessages.passwordCommon],
])('the strong policy refuses %j (AUTH-6)', async (password, msg) => {
  expect(await refusalOf('strong', password)).toEqual(atPassword(msg));
});

it('takes any other password (AUTH-6)', async () => {
  expect(await refusalOf('strong', 'kRm7tz9q')).toBeUndefined();
  expect(await refusalOf('strong', 'sahin@example.com')).toBeUndefined();
  expect(await refusalOf('specification', 'password')).toBeUndefined();
});
