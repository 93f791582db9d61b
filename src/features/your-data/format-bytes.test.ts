import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [10, 'en', '0.1 kB'],
  [2048, 'en', '2 kB'],
  [4.2 * 1024 ** 2, 'en', '4.2 MB'],
  [4.2 * 1024 ** 2, 'tr', '4,2 MB'],
  [3 * 1024 ** 3, 'en', '3 GB'],
])('writes %d bytes in %s as %s', (bytes, language, written) => {
  expect(formatBytes(bytes, language)).toBe(written);
});
