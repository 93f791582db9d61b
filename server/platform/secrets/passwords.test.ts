import { expect, it } from 'vitest';
import { createPasswords, PasswordsBusyError } from './passwords.ts';

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

it('reads a hash of an earlier version', async () => {
  const hash =
    'scrypt$4$8$1$000102030405060708090a0b0c0d0e0f$4efac96daccee1a7221ad373762b8233b4d087738d6f2696d81664e6ec4d2b68';
  expect(await passwords.matches('kRm7tz9q', hash)).toBe(true);
});

it.each([
  undefined,
  '',
  'x',
  '$$$$$',
  'scrypt$4$8$1$00',
  'scrypt$$8$1$00$00',
  'scrypt$4$$1$00$00',
  'scrypt$4$8$$00$00',
  'scrypt$4$8$1$$00',
])('nothing matches %j', async (hash) => {
  expect(await passwords.matches('', hash)).toBe(false);
});

/** How many of so many calls were turned away. */
const busyOf = async (calls: Promise<unknown>[]) => {
  const ends = await Promise.allSettled(calls);
  return ends.filter((end) => end.status === 'rejected' && end.reason instanceof PasswordsBusyError)
    .length;
};

it('turns calls away when too many wait, but log-ins only when four times as many do', async () => {
  const few = createPasswords(CHEAP, 4, 2);
  const many = (isLogin?: boolean) =>
    Array.from({ length: 20 }, () => few.matches('a', undefined, isLogin));
  // Two run at once, and for each of them one or four wait.
  expect(await busyOf(many())).toBe(16);
  expect(await busyOf(many(true))).toBe(10);
});
