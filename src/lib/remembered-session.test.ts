// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://jobs.example" }
import { expect, it } from 'vitest';
import { forgetEndedSession, rememberSession } from './remembered-session.ts';

it('lasts as long as the browser, by a cookie that only this site can set (SESSION-9)', () => {
  window.localStorage.setItem('token', 'a.b.c');
  rememberSession(false);
  expect(document.cookie).toBe('__Host-session=open');
  forgetEndedSession();
  expect(window.localStorage.getItem('token')).toBe('a.b.c');
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the browser does when it is closed
  document.cookie = '__Host-session=; Path=/; Secure; Max-Age=0';
  forgetEndedSession();
  expect(window.localStorage.getItem('token')).toBeNull();
});
