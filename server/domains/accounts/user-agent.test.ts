import { expect, it } from 'vitest';
import { describeUserAgent } from './user-agent.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [LINUX, 'Firefox', 'Linux', 'desktop'],
  [WINDOWS, 'Chrome', 'Windows', 'desktop'],
  [`${WINDOWS} Edg/140.0.0.0`, 'Microsoft Edge', 'Windows', 'desktop'],
  [IPHONE, 'Safari', 'iOS', 'phone'],
  [TABLET, 'Chrome', 'Android', 'tablet'],
  ['curl/8.9.1', '', '', 'other'],
  ['', '', '', 'other'],
])('%s: %s, %s, %s (SESSION-11)', (text, browser, system, kind) => {
  expect(describeUserAgent(text)).toEqual({ browser, system, kind });
});

it('repeats no words that somebody wrote into it (SESSION-11)', () => {
  for (const text of [
    'Your account is locked, open evil.example/1 now',
    'evil.example/1.0 (Linux) x',
    '😀/1 😀',
    `Mozilla/5.0 (${'('.repeat(280)}`,
    '/'.repeat(300),
  ])
    expect(describeUserAgent(text).browser).toBe('');
});
