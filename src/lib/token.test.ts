// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, changeInAnotherTab } from '#tests/storage.ts';
import { makeToken, makeTokenOf } from '#tests/tokens.ts';
import {
  clearToken,
  isTokenExpired,
  isTokenFormat,
  onTokenChange,
  readToken,
  readTokenPayload,
  saveToken,
} from './token.ts';

describe('the format', () => {
  it('accepts three parts separated by dots, as every signed token has (SESSION-1)', async () => {
    expect(isTokenFormat('a.b.c')).toBe(true);
    expect(isTokenFormat(await makeToken())).toBe(true);
  });

  it.each(['', 'a', 'a.b', 'a.b.c.d', 'a..c', '.b.c', 'a.b.', '..', undefined, null, 7, ['a.b.c']])(
    'refuses %j (SESSION-1)',
    (value) => {
      expect(isTokenFormat(value)).toBe(false);
    },
  );
});

describe('the expiry', () => {
  it('is at the second that the token names', async () => {
    const token = await makeToken(new Date('2026-11-20T12:00:00Z'));
    const at = (iso: string) => isTokenExpired(token, Date.parse(iso));
    expect(await at('2026-11-20T11:59:59Z')).toBe(false);
    expect(await at('2026-11-20T12:00:00Z')).toBe(true);
    expect(await at('2026-11-21T00:00:00Z')).toBe(true);
  });

  it('is left to the server for a token that cannot be read or names no time', async () => {
    const user = { id: 'candidate-1', user_type: 'candidate' };
    for (const token of ['a.b.c', await makeTokenOf({ user })]) {
      expect(await readTokenPayload(token)).toBeNull();
      expect(await isTokenExpired(token)).toBe(false);
    }
  });
});

describe('the token in use', () => {
  const heard = vi.fn();
  let stop = () => {};
  const listen = () => {
    heard.mockReset();
    stop = onTokenChange(heard);
  };
  afterEach(() => stop());

  it('is saved under its key (SESSION-1)', () => {
    saveToken('a.b.c');
    expect(readToken()).toBe('a.b.c');
    expect(window.localStorage.getItem('token')).toBe('a.b.c');
    clearToken();
    expect(readToken()).toBeNull();
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('is announced when another tab signs in, signs out or clears its storage', () => {
    listen();
    changeInAnotherTab('token', 'd.e.f');
    changeInAnotherTab('token', null);
    changeInAnotherTab(null, null);
    expect(heard.mock.calls).toEqual([['d.e.f'], [null], [null]]);
  });

  it('is announced in this tab as well, each change once, until nobody listens', () => {
    listen();
    saveToken('a.b.c');
    clearToken();
    clearToken();
    expect(heard.mock.calls).toEqual([['a.b.c'], [null]]);
    stop();
    saveToken('a.b.c');
    expect(heard).toHaveBeenCalledTimes(2);
    clearToken();
  });

  it('breaks nothing where the storage is blocked', () => {
    blockStorage();
    expect(readToken()).toBeNull();
    expect(() => saveToken('a.b.c')).not.toThrow();
    expect(() => clearToken()).not.toThrow();
  });
});
