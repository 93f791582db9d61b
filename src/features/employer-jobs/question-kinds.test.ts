// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Question } from '#src/contract/jobs/question.ts';
import { describeQuestion, questionKindOptions } from './question-kinds.ts';

const question: Question = {
  _id: '',
  kind: 'choice',
  text: 'When can you work?',
  is_required: true,
  options: ['Day', '', 'Night'],
};

test('a question is told in a line: how it is answered, its options, and whether it must be', () => {
  expect(describeQuestion(question, i18n)).toBe(
    'When can you work? (One of several; Day, Night; Required)',
  );
  // Its options were typed before another kind was chosen.
  expect(describeQuestion({ ...question, kind: 'yes_no', is_required: false }, i18n)).toBe(
    'When can you work? (Yes or no)',
  );
});

test('every kind can be chosen', () => {
  expect(questionKindOptions.map(({ value, label }) => [value, i18n._(label)])).toContainEqual([
    'number',
    'Number',
  ]);
});
