import { expect, test } from 'vitest';
import { isNamedAs, readOperations } from './operations.ts';

/** Operations with another name, with the reason. */
const OTHERWISE: Record<string, string> = {
  getLoginOptions: 'A passkey signs them at once.',
  getMe: 'The session has been read before any route runs.',
  getRegistrationOptions: 'A passkey is made of them at once.',
  listOwnApplicationsByJobs: 'The second address of listOwnApplications (rule CALL-5).',
  loginByPasskey: 'It logs in as login does with a passkey.',
  logout: 'It ends the session that calls, as logoutDevice ends any.',
  updateCompanyName: 'A part of updateEmployerProfile, at an address of its own.',
};

/** Endpoints that the app doesn't call: for mail clients, browsers, operators and other programs. */
const NOT_CALLED = [
  'getHealth',
  'getImage',
  'getLiveness',
  'getOpenApi',
  'getReadiness',
  'listOwnApplicationsByJobs',
  'openPreferences',
  'sendReport',
  'unsubscribe',
];

/** Endpoints that their route answers without a function. */
const ANSWERED_BY_ROUTE = [
  'getHealth',
  'getLiveness',
  'getReadiness',
  'getSettings',
  'openPreferences',
];

test('an operation has the name of its endpoint from the app to the SQL', () => {
  const operations = readOperations();
  const namesOf = (found: typeof operations) => found.map(({ endpoint }) => endpoint).sort();
  expect(namesOf(operations.filter(({ callers }) => callers.length === 0))).toEqual(NOT_CALLED);
  expect(namesOf(operations.filter(({ answer }) => answer?.functions.length === 0))).toEqual(
    ANSWERED_BY_ROUTE,
  );
  const wrong = operations.filter(({ problems }) => problems.length > 0);
  expect(wrong.filter(({ endpoint }) => !(endpoint in OTHERWISE))).toEqual([]);
  expect(namesOf(wrong)).toEqual(Object.keys(OTHERWISE).sort());
});

test.each([
  ['listNotes', 'listNotesQuery', true],
  ['searchJobs', 'searchRecommendedJobs', true],
  ['createJob', 'createJobDraft', true],
  ['updateJob', 'closeJob', false],
  ['listNotes', 'findNotes', false],
  ['listNotes', 'listLabels', false],
  ['setReview', 'reviewSet', false],
])('%s may be called %s: %s', (endpoint, name, isRight) => {
  expect(isNamedAs(endpoint, name)).toBe(isRight);
});
