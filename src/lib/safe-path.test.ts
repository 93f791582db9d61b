import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '#tests/fuzz-seed.ts';
import { safePath, safeWebUrl } from './safe-path.ts';

describe('safePath', () => {
  it.each([
    '/',
    '/dashboard',
    '/jobs?query=clerk&page=2',
    '/jobs/1/apply#letter',
    '/jobs?next=//elsewhere.example',
    '/jobs?next=https://elsewhere.example',
  ])('keeps %s', (path) => {
    expect(safePath(path, '/fallback')).toBe(path);
  });

  it.each([
    ['another host', '//elsewhere.example'],
    ['another host with a path', '//elsewhere.example/jobs'],
    ['three slashes', '///elsewhere.example'],
    ['a backslash for the second slash', '/\\elsewhere.example'],
    ['two backslashes', '/\\\\elsewhere.example'],
    ['backslashes alone', '\\\\elsewhere.example'],
    ['a tab between the slashes', '/\t/elsewhere.example'],
    ['a newline between the slashes', '/\n/elsewhere.example'],
    ['a space before the slashes', ' //elsewhere.example'],
    ['an absolute address', 'https://elsewhere.example/jobs'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a tab', '\tjavascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a relative path', 'dashboard'],
    ['an empty text', ''],
    ['a number', 7],
    ['a list', ['/jobs', '/dashboard']],
    ['nothing', undefined],
    ['null', null],
  ])('refuses %s', (_, value) => {
    expect(safePath(value, '/fallback')).toBe('/fallback');
  });

  // The result is read as an address once more, so the result has to stay on the site.
  it.each([
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/jobs/..//elsewhere.example',
    '/.\\/elsewhere.example',
    '/./\\elsewhere.example',
    '/.\t//elsewhere.example',
  ])('never leads to another site: %j', (path) => {
    const result = safePath(path, '/fallback');
    expect(new URL(result, 'https://our.example').host).toBe('our.example');
  });
});

describe('safeWebUrl', () => {
  it.each([
    ['https://example.com/about', 'https://example.com/about'],
    ['http://example.com', 'http://example.com/'],
    ['example.com', 'https://example.com/'],
    ['www.example.com/jobs?x=1', 'https://www.example.com/jobs?x=1'],
    ['  https://example.com  ', 'https://example.com/'],
    ['example.com/jobs:all', 'https://example.com/jobs:all'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['example.com:8080/about', 'https://example.com:8080/about'],
    ['https://example.com:8080/about', 'https://example.com:8080/about'],
  ])('%s leads to %s', (value, address) => {
    expect(safeWebUrl(value)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'mailto:someone@example.com',
    'web.app:run',
    'web.app:80run',
    'tel:5550100',
    'https://',
    '/jobs',
    '//elsewhere.example',
    '\\\\elsewhere.example',
    'not an address',
  ])('refuses %j as a link', (value) => {
    expect(safeWebUrl(value)).toBeNull();
  });
});

it('leads to this site, and nowhere else, whatever it is given', () => {
  const sign = fc.constantFrom(...'//\\.:@?#\t\n a%2f[]'.split(''), 'elsewhere.example', 'http:');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 10 }), (signs) => {
      const path = safePath(`/${signs.join('')}`, '/fallback');
      expect(new URL(path, 'https://site.example/a/b').origin).toBe('https://site.example');
      expect(safePath(path, '/other')).toBe(path);
    }),
    tries(2000),
  );
});
