import { expect, test } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { checkRecord, jsonInvalid } from './check-record.ts';
import { newFields, recordFields, typedOf } from './record-values.ts';

const record = {
  _id: '1',
  created_at: null,
  updated_at: null,
  __v: 1,
  // Older rules let this pass.
  first_name: '',
  email: 'ada@example.com',
  email_confirmed_at: null,
  more: { a: 1 },
};
const fields = recordFields('users', record);
const typed = typedOf(fields, record);
const check = (given: object, passwordMin?: 6 | 8) =>
  checkRecord(fields, { ...typed, ...given }, record, passwordMin);

test('of a stored record, only what was changed is checked (CONSOLE-7)', () => {
  expect(check({})).toEqual({});
  expect(check({ email: 'ada' })).toEqual({ email: errorMessages.emailInvalid });
  expect(check({ email_confirmed_at: 'yesterday' })).toEqual({});
});

test('JSON must be an array or an object, even where the app knows no rule', () => {
  expect(check({ more: '{ "a": 2 }' })).toEqual({});
  for (const more of ['{', '7', '']) expect(check({ more })).toEqual({ more: jsonInvalid });
});

test('a password must be as long as the server asks for (AUTH-5, AUTH-6)', () => {
  expect(check({ password: '' })).toEqual({});
  expect(check({ password: '12345' })).toEqual({ password: errorMessages.passwordLength });
  expect(check({ password: '123456' })).toEqual({});
  expect(Object.keys(check({ password: '1234567' }, 8))).toEqual(['password']);
});

test('of a new record, required fields and what was typed are checked (CONSOLE-6)', () => {
  const fresh = newFields('jobs');
  const checkNew = (given: object) =>
    Object.keys(checkRecord(fresh, { ...typedOf(fresh), ...given }, undefined));
  const employer = '01234567-89ab-cdef-0123-456789abcdef';
  expect(checkNew({})).toEqual(['title', 'employer']);
  expect(checkNew({ title: 'Baker', employer })).toEqual([]);
  expect(checkNew({ title: 'Baker', employer, location: 'x'.repeat(9999) })).toEqual(['location']);
  // A field without an input counts as blank.
  expect(Object.keys(checkRecord(fresh, {}, undefined))).toContain('title');
});
