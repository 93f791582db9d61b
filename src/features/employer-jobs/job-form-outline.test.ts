import { expect, test } from 'vitest';
import { outlineForm } from './job-form-outline.ts';
import { emptyJobForm } from './job-form-schema.ts';

const find = (form: Partial<typeof emptyJobForm>, errors: object = {}) =>
  Object.fromEntries(
    outlineForm({ ...emptyJobForm, ...form }, errors).map((one) => [one.section, one]),
  );

test('each section says what is still required', () => {
  expect(find({ title: ' ' })).toMatchObject({
    position: { missing: ['title', 'company_name'], isOptional: false },
    work: { missing: ['description', 'responsibilities', 'requirements'] },
    pay: { missing: [], isOptional: true },
    questions: { missing: [], isOptional: true, hasContent: false },
  });
  expect(find({ title: 'Baker', company_name: 'Ay' }).position).toMatchObject({ missing: [] });
});

test('and what is wrong', () => {
  const error = { message: 'No.' };
  expect(find({ contact_email: 'x' }, { contact_email: error })).toMatchObject({
    pay: { wrong: ['contact_email'], hasContent: false },
    work: { wrong: [] },
  });
});
