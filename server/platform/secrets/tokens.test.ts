import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { secretsOf } from '#tests/tokens.ts';
import { createTokens, tokenExpiry } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
const SECRET = 'a secret for tests, longer than thirty-two characters';
let now = Date.parse('2026-11-27T10:00:00Z');
const tokens = createTokens(secretsOf(SECRET), () => new Date(now));
const others = createTokens(secretsOf(`${SECRET}!`), () => new Date(now));
const owner = { _id: 'a', user_type: 'candidate' } as const;
const sign = (session = 'b') => tokens.sign(owner, session, new Date(now));

it('is valid for seven days, under this secret alone (SESSION-5)', async () => {
  const token = await sign();
  const exp = (now + 7 * DAY) / 1000;
  const user = { id: 'a', user_type: 'candidate' };
  const claims = { user, exp, iat: now / 1000, jti: 'b' };
  expect(await tokens.verify(token)).toEqual(claims);
  expect(tokenExpiry(new Date(now))).toEqual(new Date(exp * 1000));
  expect(await others.verify(token)).toBe('invalid');
  expect(await tokens.verify(`${token}x`)).toBe('invalid');
  expect(await tokens.verify('')).toBe('invalid');
  now += 7 * DAY - 1000;
  expect(await tokens.verify(token)).toEqual(claims);
  now += 1000;
  expect(await tokens.verify(token)).toBe('expired');
});

it('has the id of its session and the usual header', async () => {
  const [one, other] = await Promise.all([sign('b'), sign('c')]);
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
  expect(await tokens.verifyPreferencesToken(await sign())).toBeUndefined();
  expect(await others.verifyPreferencesToken(token)).toBeUndefined();
  now += 730 * DAY - 1000;
  expect(await tokens.verifyPreferencesToken(token)).toBe('a');
  now += 1000;
  expect(await tokens.verifyPreferencesToken(token)).toBeUndefined();
});

it('hashes texts so that only the secret repeats it', () => {
  expect(tokens.keyedHash('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(tokens.keyedHash('a')).toBe(
    createTokens(secretsOf(SECRET), () => new Date()).keyedHash('a'),
  );
  expect(tokens.keyedHash('a')).not.toBe(others.keyedHash('a'));
  expect(tokens.keyedHash('a')).not.toBe(tokens.keyedHash('b'));
});
