import { expect, test } from 'vitest';
import type { Question } from '#src/contract/jobs/question.ts';
import { isEmpty, outlineForm, REQUIRED_FIELDS, sectionId } from './job-form-outline.ts';
import { emptyJobForm, type JobForm } from './job-form-schema.ts';

const outline = (given: Partial<JobForm>, errors = {}) =>
  Object.fromEntries(
    outlineForm({ ...emptyJobForm, ...given }, errors).map(({ section, ...rest }) => [
      section,
      rest,
    ]),
  );

test('each section of an empty form names what it lacks, in the form’s order', () => {
  expect(outline({ contact_email: 'me@acme.example' })).toEqual({
    position: {
      missing: ['title', 'company_name'],
      wrong: [],
      isOptional: false,
      // Its choices and the employer's address are filled in beforehand.
      hasContent: false,
    },
    work: {
      missing: ['description', 'responsibilities', 'requirements'],
      wrong: [],
      isOptional: false,
      hasContent: false,
    },
    pay: { missing: [], wrong: [], isOptional: true, hasContent: false },
    questions: { missing: [], wrong: [], isOptional: true, hasContent: false },
  });
  expect(REQUIRED_FIELDS).toEqual([
    'title',
    'company_name',
    'description',
    'responsibilities',
    'requirements',
  ]);
});

test('what is filled in is no longer missing, unless it is blank', () => {
  const { position, work, pay } = outline(
    { title: 'Baker', company_name: ' ', benefits: ['Bread'], salary_min: '5' },
    { salary_min: { type: 'custom' } },
  );
  expect(position).toMatchObject({ missing: ['company_name'], hasContent: true });
  expect(work?.hasContent).toBe(true);
  expect(pay).toMatchObject({ wrong: ['salary_min'], hasContent: true });
});

test('a list is empty without items, or with questions without a text, and a text with blanks alone', () => {
  expect([isEmpty([]), isEmpty(['']), isEmpty(' \n'), isEmpty('a')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const question: Question = { _id: '', kind: 'short', text: ' ', is_required: false, options: [] };
  expect(isEmpty([question])).toBe(true);
  expect(isEmpty([question, { ...question, text: 'Can you drive?' }])).toBe(false);
});

test('sections have different anchors', () => {
  expect(sectionId('pay')).toBe('section-pay');
});
