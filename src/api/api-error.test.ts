// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { translate } from '#src/lib/ui-text.ts';
import { ApiError, type FailureMessages, failureMessage, failureMessages } from './api-error.ts';
import { toApiError } from './read-error.ts';

const plain: FailureMessages = { fallback: msg`Failed` };
const serverFirst: FailureMessages = { fallback: msg`Failed`, preferServerMessage: true };
const rows: FailureMessages = {
  byStatus: { 401: msg`Please login` },
  serverMessageOr: { 400: msg`Invalid request` },
  fallback: msg`Failed`,
};
const rowsServerFirst: FailureMessages = { ...rows, preferServerMessage: true };

const refusing: FailureMessages = { fallback: msg`Failed`, refused: msg`Refused` };
const unreadable = new ApiError('malformed', { status: 200 });
const chunkError = Object.assign(new Error('Code is missing.'), { name: 'ChunkError' });

const NETWORK = 'Unable to connect to the server. Please check your internet connection.';
const http = (status: number, said?: string) => new ApiError('http', { status, msg: said });
const describeIt = (error: unknown, texts: FailureMessages) =>
  translate(i18n, failureMessage(error, texts));

describe('what the operator says while nothing can be changed (SITE-2)', () => {
  const body = { msg: 'Back at 10', texts: { en: 'Back at 10', tr: 'Saat 10’da' } };
  it.each([rows, plain, { byStatus: { 503: msg`Try later` }, fallback: msg`Failed` }])(
    'is shown in the reader’s language, whatever the rows are',
    (messages) => {
      document.documentElement.lang = 'tr';
      expect(describeIt(toApiError(503, body), messages)).toBe('Saat 10’da');
      document.documentElement.lang = 'en';
      expect(describeIt(toApiError(503, body), messages)).toBe('Back at 10');
    },
  );
});

describe('the text for a failed call', () => {
  it.each<[string, unknown, FailureMessages, string]>([
    ["the call's own", http(500, 'Boom'), plain, 'Failed'],
    ["the server's, where the catalog prefers it", http(500, 'Boom'), serverFirst, 'Boom'],
    ["the call's own where the server says nothing", http(500), serverFirst, 'Failed'],
    ['the row of its status', http(401, 'Token is not valid'), rows, 'Please login'],
    [
      "the row of its status even before the server's",
      http(401, 'No'),
      rowsServerFirst,
      'Please login',
    ],
    ["the server's before a weak row", http(400, 'Bad status'), rows, 'Bad status'],
    ['the weak row where the server says nothing', http(400), rows, 'Invalid request'],
    ["the call's own for a status without a row", http(403, 'No'), rows, 'Failed'],
    ['that of the network without a reply', new ApiError('offline'), rowsServerFirst, NETWORK],
    [
      "the call's own for an answer that cannot be read",
      new ApiError('malformed', { status: 200 }),
      serverFirst,
      'Failed',
    ],
    ['that of the network for missing code', chunkError, serverFirst, NETWORK],
    [
      "the call's own for an unreadable reply, not that for refusals",
      unreadable,
      refusing,
      'Failed',
    ],
    ['that for refusals', http(499), refusing, 'Refused'],
    ["the call's own when the server fails", http(500), refusing, 'Failed'],
    ["the call's own for any other error", new TypeError('x is undefined'), serverFirst, 'Failed'],
    ["the call's own for nothing at all", undefined, serverFirst, 'Failed'],
  ])('is %s', (_, error, texts, text) => {
    expect(describeIt(error, texts)).toBe(text);
  });

  it("is the first of the server's errors if it sends a list", () => {
    const errors = [
      { msg: 'Email is required', path: 'email' },
      { msg: 'Password is required', path: 'password' },
    ];
    expect(describeIt(new ApiError('http', { status: 400, errors }), serverFirst)).toBe(
      'Email is required',
    );
  });

  it("says that a token is missing, where the server's message would show", () => {
    const error = new ApiError('no-token', { msg: 'No authentication token found' });
    expect(describeIt(error, serverFirst)).toBe('No authentication token found');
    expect(describeIt(error, plain)).toBe('Failed');
  });
});

describe('all texts for a failed call', () => {
  it("are the server's, one for each problem", () => {
    const errors = [
      { msg: 'Email is required', path: 'email' },
      { msg: 'Password is required', path: 'password' },
    ];
    expect(failureMessages(new ApiError('http', { status: 400, errors }), serverFirst)).toEqual([
      'Email is required',
      'Password is required',
    ]);
  });

  it.each([http(500, 'Boom'), new ApiError('offline'), new TypeError('x')])(
    'are the single text without a list: %s',
    (error) => {
      expect(failureMessages(error, serverFirst)).toEqual([failureMessage(error, serverFirst)]);
    },
  );

  it('are none while there is no error', () => {
    expect(failureMessages(null, serverFirst)).toEqual([]);
  });
});
