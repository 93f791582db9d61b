import { expect, test } from 'vitest';
import { choiceLabel } from './job-form-fields.ts';

test('a choice is shown by its label, and one that this app doesn’t know as it is', () => {
  expect(choiceLabel('workplace', 'hybrid')).toMatchObject({ message: 'Hybrid' });
  expect(choiceLabel('workplace', 'on_ship')).toBe('on_ship');
  expect(choiceLabel('location', 'hybrid')).toBe('hybrid');
});
