import { expect, test } from 'vitest';
import { columnsOf, fieldsBeside } from './columns.ts';

test('a list has the columns that tell its records apart, in their order (CONSOLE-2)', () => {
  expect(columnsOf('jobs').map(({ name }) => name)).toEqual(['status', 'location', 'employer']);
  expect(columnsOf('messages').map(({ name }) => name)).toEqual(['subject']);
  expect(fieldsBeside('users')).toEqual(['first_name', 'last_name']);
});
