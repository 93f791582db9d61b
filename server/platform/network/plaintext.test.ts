import { expect, it } from 'vitest';
import { hostnameOf, isLoopback, readPeers } from './plaintext.ts';

it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '%s is here',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['', 'localhost.example', '192.0.2.1', '::2', '127.1', '::ffff:192.0.2.1'])(
  '%j is elsewhere',
  (host) => expect(isLoopback(host)).toBe(false),
);

it('finds the host of an address', () => {
  expect(hostnameOf('http://Site.test:80/a')).toBe('site.test');
  expect(hostnameOf('postgres://[::1]:5432/x')).toBe('::1');
});

it('reads the services that may be used without TLS', () => {
  expect(readPeers('s3, smtp')).toEqual(['smtp', 's3']);
  expect(readPeers('database')).toEqual(['database']);
  expect(readPeers('smtp,http')).toBeUndefined();
  expect(readPeers('')).toBeUndefined();
});
