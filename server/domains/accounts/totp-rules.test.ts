import { expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpCode, totpSetup, totpStep } from './totp-rules.ts';

/** The secret of RFC 6238's examples: '12345678901234567890' in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('has the codes of RFC 6238, at %i', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(at(seconds)))).toBe(code);
});

it('accepts clocks that are 90 s off, either way, and no more (TWOSTEP-3)', () => {
  const now = at(1111111109);
  const current = totpStep(now);
  const found = (off: number) =>
    findTotpStep(SECRET, totpCode(SECRET, current + off), { now, after: 0 });
  for (const off of [-3, -1, 0, 1, 3]) expect(found(off)).toBe(current + off);
  for (const off of [-6, -4, 4, 6]) expect(found(off)).toBeUndefined();
});

it('accepts no code from before the last one (TWOSTEP-3)', () => {
  const now = at(1111111109);
  const step = totpStep(now);
  const after = (last: number) =>
    findTotpStep(SECRET, totpCode(SECRET, step), { now, after: last });
  expect(after(step - 1)).toBe(step);
  expect(after(step)).toBeUndefined();
  expect(after(step + 2)).toBeUndefined();
});

it('tells the app whose code it is', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpSetup(secret, 'a@b.example')).toEqual({
    secret,
    uri: `otpauth://totp/Meydan:a%40b.example?issuer=Meydan&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  });
});

it.each(['', '12345', 'abcdef', '1234567', '１２３４５６'])('refuses "%s"', (code) => {
  expect(findTotpStep(SECRET, code, { now: at(59), after: 0 })).toBeUndefined();
});
