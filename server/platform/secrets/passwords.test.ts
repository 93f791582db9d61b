// @vitest-environment node
import { expect, it } from 'vitest';
import { createPasswords, PASSWORDS_AT_ONCE, PasswordsBusyError } from './passwords.ts';

const CHEAP = { log2N: 4, r: 8, p: 1 };
const passwords = createPasswords(CHEAP);

it('hashes with a salt and the cost, and finds the password again', async () => {
  const hash = await passwords.hash('kRm7tz9q');
  expect(hash).toMatch(/^scrypt\$4\$8\$1\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(await passwords.hash('kRm7tz9q')).not.toBe(hash);
  expect(await passwords.matches('kRm7tz9q', hash)).toBe(true);
  expect(await passwords.matches('kRm7tz9Q', hash)).toBe(false);
});

it('reads a password however its accents were typed', async () => {
  expect(await passwords.matches('e\u0301te\u0301', await passwords.hash('été'))).toBe(true);
});

it('checks each password at the cost of its hash', async () => {
  const hash = await createPasswords({ log2N: 5, r: 4, p: 2 }).hash('kRm7tz9q');
  expect(await passwords.matches('kRm7tz9q', hash)).toBe(true);
  expect(await passwords.matches('kRm7tz9q', hash.replace('$5$', '$4$'))).toBe(false);
});

it.each([undefined, '', 'x', 'scrypt$4$8$1$00', '$$$$$'])('nothing matches %j', async (hash) => {
  expect(await passwords.matches('', hash)).toBe(false);
});

/** How many of so many calls were turned away. */
const busyOf = async (calls: Promise<unknown>[]) => {
  const ends = await Promise.allSettled(calls);
  return ends.filter((end) => end.status === 'rejected' && end.reason instanceof PasswordsBusyError)
    .length;
};

it('turns calls away when too many wait, but log-ins only when four times as many do', async () => {
  const few = createPasswords(CHEAP, 4);
  const many = (isLogin: boolean) =>
    Array.from({ length: PASSWORDS_AT_ONCE * 10 }, () => few.matches('a', undefined, isLogin));
  // One runs on each thread, and for each one or four wait.
  expect(await busyOf(many(false))).toBe(PASSWORDS_AT_ONCE * 8);
  expect(await busyOf(many(true))).toBe(PASSWORDS_AT_ONCE * 5);
});
