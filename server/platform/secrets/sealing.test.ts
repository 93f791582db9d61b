import { expect, it } from 'vitest';
import { createSealing } from './sealing.ts';

const SECRET = 'a secret for tests, longer than thirty-two characters';
const { seal, unseal } = createSealing(SECRET);

it('is read only about the same, unchanged, under the same secret (TWOSTEP-2)', () => {
  const sealed = seal('a text', 'app of a');
  expect(sealed).not.toContain('a text');
  expect(unseal(sealed, 'app of a')).toBe('a text');
  expect(unseal(sealed, 'app of b')).toBeUndefined();
  expect(createSealing(`${SECRET}!`).unseal(sealed, 'app of a')).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal(changed.toString('base64url'), 'app of a')).toBeUndefined();
  for (const other of ['', 'x', sealed.slice(0, 20)])
    expect(unseal(other, 'app of a')).toBeUndefined();
});

it('differs each time', () => {
  expect(seal('a text', 'app of a')).not.toBe(seal('a text', 'app of a'));
});
