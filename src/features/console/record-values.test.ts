import { describe, expect, test } from 'vitest';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import { checkRecord } from './check-record.ts';
import {
  conflictsOf,
  editedRecord,
  isChanged,
  newFields,
  newRecord,
  recordFields,
  toTyped,
  toValue,
  typedOf,
} from './record-values.ts';

const job: ConsoleRecord = {
  _id: '1',
  created_at: null,
  updated_at: null,
  __v: 3,
  title: 'Baker',
  description: 'x'.repeat(101),
  is_remote: false,
  salary_min: 5,
  required_skills: ['Bread'],
  application_deadline: null,
  status: 'archived',
  settings: { a: 1 },
  count: 2,
  isOdd: true,
  note: 'x'.repeat(100),
};
const fields = recordFields('jobs', job);
const typed = typedOf(fields, job);
const fieldOf = (name: string) => {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the fields of a record', () => {
  test('are its keys except id, dates and version, with kinds by their values (CONSOLE-4, CONSOLE-5)', () => {
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['title', 'line'],
      ['description', 'lines'],
      ['is_remote', 'boolean'],
      ['salary_min', 'number'],
      ['required_skills', 'json'],
      ['application_deadline', 'date'],
      ['status', 'choice'],
      // Unknown keys.
      ['settings', 'json'],
      ['count', 'number'],
      ['isOdd', 'boolean'],
      ['note', 'line'],
    ]);
  });

  test('a stored value that is not offered stays a choice', () => {
    expect(fieldOf('status').choices).toEqual([
      'archived',
      'draft',
      'published',
      'active',
      'closed',
    ]);
  });
});

describe('typed values', () => {
  test('are read back unchanged (CONSOLE-7)', () => {
    for (const field of fields) {
      expect(toValue(field, toTyped(field, job[field.name]))).toEqual(job[field.name]);
      expect(isChanged(field, typed, job)).toBe(false);
    }
    expect(editedRecord(fields, typed, job)).toEqual(job);
  });

  test.each(['50.000', '1e5', '0x10', '٥'])('%j is no number, and refused (FORM-5)', (text) => {
    const changed = { ...typed, salary_min: text };
    expect(editedRecord(fields, changed, job).salary_min).toBe(text);
    expect(Object.keys(checkRecord(fields, changed, job))).toEqual(['salary_min']);
  });

  test('of JSON in another format are no change', () => {
    const again = { ...typed, settings: '{ "a":1 }', required_skills: '["Bread" ]' };
    expect(editedRecord(fields, again, job)).toEqual(job);
  });

  test('of a new record omit blanks, except required fields (CONSOLE-6)', () => {
    const blank = newFields('jobs');
    expect(newRecord(blank, typedOf(blank))).toEqual({
      title: '',
      employer: '',
      job_type: 'full_time',
      experience_level: 'entry',
      status: 'published',
    });
  });
});

test('two versions: mine where I changed it, theirs where only they did (CONSOLE-7)', () => {
  const theirs = { ...job, __v: 4, title: 'Cook', salary_min: 9, note: 'same' };
  const mine = { ...typed, title: 'Pastry cook', is_remote: 'true', note: 'same' };
  expect(
    conflictsOf(fields, mine, job, theirs).map(({ field, isMine }) => [field.name, isMine]),
  ).toEqual([
    ['title', true],
    ['is_remote', true],
    ['salary_min', false],
  ]);
});
