import { expect, it } from 'vitest';
import { describedField, isSameValue, recordLabel, recordName } from './console.ts';

it('describes the fields of an entity by their names', () => {
  expect(describedField('jobs', 'company_name')?.name).toBe('company_name');
  expect(describedField('jobs', 'unknown')).toBeUndefined();
});

it.each([
  [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [2, 1], false],
  [{ 0: 1 }, [1], false],
  [null, {}, false],
  [{ a: { c: 1, b: 2 } }, { a: { b: 2, c: 1 } }, true],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});

it.each([
  [{ _id: 'i', email: 'e', title: 't', name: 'n' }, 'n'],
  [{ _id: 'i', email: 'e', title: 't', name: '' }, 't'],
  [{ _id: 'i', email: 'e', title: 7 }, 'e'],
  [{ _id: 'i' }, 'i'],
  [{}, ''],
])('labels %j by %j (CONSOLE-3)', (record, label) => {
  expect(recordLabel(record)).toBe(label);
});

it('names a record with only an id by those that it refers to (CONSOLE-3)', () => {
  const dates = { created_at: null, updated_at: null };
  const names = { job: 'Clerk', candidate: 'Ada', employer: '' };
  const record = { _id: 'i', ...dates, __v: 0 };
  expect(recordName({ ...record, _names: names })).toBe('Clerk · Ada');
  expect(recordName({ ...record, title: 'Job', _names: names })).toBe('Job');
  expect(recordName({ ...record, _names: { job: '' } })).toBe('i');
  expect(recordName({ ...record, _names: undefined })).toBe('i');
});
