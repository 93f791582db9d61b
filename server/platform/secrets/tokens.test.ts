import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
const SECRET = 'a secret for tests, longer than thirty-two characters';
let now = Date.parse('2026-11-27T10:00:00Z');
const tokens = createTokens(SECRET, () => new Date(now));
const others = createTokens(`${SECRET}!`, () => new Date(now));
const owner = { _id: 'a', user_type: 'candidate', session_version: 3 } as const;

it('is valid for seven days, under this secret alone (SESSION-5)', async () => {
  const token = await tokens.sign(owner);
  const claims = { user: { id: 'a', user_type: 'candidate' }, sv: 3, iat: now / 1000 };
  expect(await tokens.verify(token)).toMatchObject(claims);
  expect(await others.verify(token)).toBe('invalid');
  expect(await tokens.verify(`${token}x`)).toBe('invalid');
  expect(await tokens.verify('')).toBe('invalid');
  now += 7 * DAY - 1000;
  expect(await tokens.verify(token)).toMatchObject(claims);
  now += 1000;
  expect(await tokens.verify(token)).toBe('expired');
});

it('has an id of its own and the usual header', async () => {
  const [one, other] = await Promise.all([tokens.sign(owner), tokens.sign(owner)]);
  expect(one).not.toBe(other);
  for (const token of [one, await tokens.signPreferencesToken('a')]) {
    const [header = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
    });
  }
});

it('is not valid for ever', async () => {
  const key = createSecretKey(SECRET, 'utf8');
  const make = () => new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject('a');
  const endless = await make().setAudience('notification-preferences').sign(key);
  expect(await tokens.verifyPreferencesToken(endless)).toBeUndefined();
});

it('for a mail’s links permits its purpose alone, for two years', async () => {
  const token = await tokens.signPreferencesToken('a');
  expect(await tokens.verifyPreferencesToken(token)).toBe('a');
  expect(await tokens.verify(token)).toBe('invalid');
  expect(await tokens.verifyPreferencesToken(await tokens.sign(owner))).toBeUndefined();
  expect(await others.verifyPreferencesToken(token)).toBeUndefined();
  now += 730 * DAY - 1000;
  expect(await tokens.verifyPreferencesToken(token)).toBe('a');
  now += 1000;
  expect(await tokens.verifyPreferencesToken(token)).toBeUndefined();
});

it('hashes texts so that only the secret repeats it', () => {
  expect(tokens.keyedHash('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(tokens.keyedHash('a')).toBe(createTokens(SECRET, () => new Date()).keyedHash('a'));
  expect(tokens.keyedHash('a')).not.toBe(others.keyedHash('a'));
  expect(tokens.keyedHash('a')).not.toBe(tokens.keyedHash('b'));
});
