import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

/** The address of a caller with this peer and these entries of X-Forwarded-For. */
const addressOf = (peer: string | undefined, forwarded?: string, proxies = 0) =>
  clientAddress(
    new Request('http://site.test', {
      headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded },
    }),
    { incoming: { socket: peer === undefined ? {} : { remoteAddress: peer } } },
    proxies,
  );

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8::/64'],
  ['[2001:db8:1:2:3::]:80', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3::]', '2001:db8:1:2::/64'],
  [' 192.0.2.1:8080 ', '192.0.2.1'],
  ['192.100.200.10:80', '192.100.200.10'],
])('counts %s as %s (ERROR-4)', (peer, address) => {
  expect(addressOf(peer)).toBe(address);
});

it.each([
  '',
  'pipe',
  '192.0.2',
  '010.0.0.1',
  '192.0.2.1:80:80',
  'a192.0.2.1:80',
  '::ffff:192.0.2.1:80',
  '[::1',
  '1[::1]',
  '[::]1',
])('knows no address in %j', (peer) => expect(addressOf(peer)).toBe('unknown'));

it('is unknown once the connection has closed, and absent without one', () => {
  expect(addressOf(undefined)).toBe('unknown');
  expect(clientAddress(new Request('http://site.test'), { incoming: {} })).toBe('unknown');
  expect(clientAddress(new Request('http://site.test'))).toBeUndefined();
});

it('believes of X-Forwarded-For only what its own proxies wrote', () => {
  const given = '203.0.113.9, 203.0.113.8,203.0.113.7';
  expect(addressOf('192.0.2.1', given)).toBe('192.0.2.1');
  expect(addressOf('192.0.2.1', given, 1)).toBe('203.0.113.7');
  expect(addressOf('192.0.2.1', given, 2)).toBe('203.0.113.8');
  expect(addressOf('192.0.2.1', given, 4)).toBe('192.0.2.1');
  expect(addressOf('192.0.2.1', 'forged', 1)).toBe('192.0.2.1');
  expect(addressOf('192.0.2.1', undefined, 1)).toBe('192.0.2.1');
});
