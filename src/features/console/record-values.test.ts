import { describe, expect, it, test } from 'vitest';
import { APPLICATION_STATUSES, SETTABLE_STATUSES } from '#src/contract/applications/statuses.ts';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import { checkRecord } from './check-record.ts';
import {
  conflictsOf,
  editedRecord,
  isChanged,
  newFields,
  newRecord,
  type RecordField,
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

const kindsOf = (found: { name: string; kind: string }[]) =>
  Object.fromEntries(found.map(({ name, kind }) => [name, kind]));

describe('the kind of a field', () => {
  const base = { _id: '1', created_at: null, updated_at: null, __v: 1 };

  it('is that of its description, whatever is stored (CONSOLE-5)', () => {
    const empty = { is_remote: null, salary_min: null, benefits: null, start_date: null };
    expect(kindsOf(recordFields('jobs', { ...base, ...empty }))).toEqual({
      is_remote: 'boolean',
      salary_min: 'number',
      benefits: 'json',
      start_date: 'date',
    });
  });

  it('of an unknown key is that of its value, a text on a line unless it is long (CONSOLE-5)', () => {
    const odd = { a: null, b: 'on\ntwo', c: {}, d: [] };
    expect(kindsOf(recordFields('jobs', { ...base, ...odd }))).toEqual({
      a: 'line',
      b: 'lines',
      c: 'json',
      d: 'json',
    });
  });

  it('of a password is its own, at the end and never with a value (CONSOLE-4)', () => {
    const found = recordFields('users', { ...base, _names: {}, first_name: 'Ada' });
    expect(kindsOf(found)).toEqual({ first_name: 'line', password: 'password' });
    expect(found.at(-1)?.name).toBe('password');
  });

  it('in a new record gives long texts several lines (CONSOLE-6)', () => {
    const { cover_letter, resume_url } = kindsOf(newFields('applications'));
    expect([cover_letter, resume_url]).toEqual(['lines', 'line']);
    const stored = recordFields('applications', { ...base, cover_letter: 'Short' });
    expect(kindsOf(stored)).toEqual({ cover_letter: 'line' });
  });
});

describe('what can be chosen and changed', () => {
  const named = (found: RecordField[], name: string) => found.find((field) => field.name === name);
  const stored = { ...job, employer: 'e1', published_at: null };

  it('is what the server accepts (CONSOLE-6)', () => {
    const created = newFields('applications');
    expect(named(created, 'status')?.choices).toEqual(SETTABLE_STATUSES);
    expect(named(created, 'cover_letter')?.choices).toEqual([]);
    const edited = recordFields('applications', { ...job, status: 'interview' });
    expect(named(edited, 'status')?.choices).toEqual(APPLICATION_STATUSES);
  });

  it('is not what the server fills in, nor what is set once', () => {
    const isFixed = (name: string) => named(recordFields('jobs', stored), name)?.readOnly;
    expect([isFixed('published_at'), isFixed('employer')]).toEqual([true, false]);
    expect(named(recordFields('candidates', { ...job, user: 'u' }), 'user')?.readOnly).toBe(true);
    expect(named(newFields('candidates'), 'user')?.readOnly).toBe(false);
  });

  it('what can’t be changed is sent as it is, and never in conflict', () => {
    const found = recordFields('jobs', stored);
    const typedOver = { ...typedOf(found, stored), published_at: '2026-11-01T08:00:00Z' };
    expect(editedRecord(found, typedOver, stored)).toEqual(stored);
    const theirs = { ...stored, published_at: '2026-11-02T08:00:00Z' };
    expect(conflictsOf(found, typedOver, stored, theirs)).toEqual([]);
  });

  it('a blank password changes nothing (CONSOLE-7)', () => {
    const found = recordFields('users', job);
    const change = (password: string) =>
      editedRecord(found, { ...typedOf(found, job), password }, job);
    expect(change('')).toEqual(job);
    expect(change('a new secret')).toEqual({ ...job, password: 'a new secret' });
    // A field that the dialog doesn't know is left alone.
    expect(editedRecord(found, {}, { ...job, title: '' })).toMatchObject({ title: '' });
  });
});

it('a new application begins as pending, and a list without entries (CONSOLE-6)', () => {
  expect(typedOf(newFields('applications')).status).toBe('pending');
  const candidate = typedOf(newFields('candidates'));
  expect(candidate).toMatchObject({ skills: '[]', experience_level: '', title: '' });
});

describe('a typed text is read', () => {
  it.each([
    ['is_remote', 'true', true],
    ['is_remote', 'false', false],
    ['is_remote', '', ''],
    ['salary_min', ' ', 0],
    ['salary_min', '17,5', 17.5],
    ['required_skills', '["Bread"]', ['Bread']],
    ['required_skills', '["Bread', '["Bread'],
    ['required_skills', '7', '7'],
    ['required_skills', 'null', 'null'],
    ['application_deadline', ' ', null],
    ['application_deadline', '2026-12-01', '2026-12-01'],
    ['title', ' ', ' '],
  ])('%s %j as %j', (name, text, value) => {
    expect(toValue(fieldOf(name), text)).toEqual(value);
  });

  it('as no moment, where a date-time is blank', () => {
    const [field] = recordFields('applications', { ...job, interview_date: null }).filter(
      ({ name }) => name === 'interview_date',
    );
    if (!field) throw new Error('interview_date');
    expect([toValue(field, ''), toValue(field, 'noon')]).toEqual([null, 'noon']);
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
