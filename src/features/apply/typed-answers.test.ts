import { expect, test } from 'vitest';
import type { QuestionKind } from '#src/contract/enumerations.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { answerProblems, noAnswers, toSentAnswers } from './typed-answers.ts';

const ask = (kind: QuestionKind, is_required = false): Question => ({
  _id: kind,
  kind,
  text: `${kind}?`,
  is_required,
  options: kind === 'choice' ? ['Day', 'Night'] : [],
});
const sent = (kind: QuestionKind, typed: string) =>
  toSentAnswers([ask(kind)], { [kind]: typed })[0];

test.each([
  ['yes_no', 'yes', true],
  ['yes_no', 'no', false],
  ['number', ' 3,5 ', 3.5],
  ['number', 'three', Number.NaN],
  ['choice', 'Night', 'Night'],
  ['short', '7', '7'],
  ['long', ' I bake. ', ' I bake. '],
] as const)(
  '%s: %j is sent as %j, with the question as it was read (APPLY-10)',
  (kind, typed, value) => {
    expect(sent(kind, typed)).toEqual({ question: kind, text: `${kind}?`, value });
  },
);

test.each([
  ['yes_no', 'perhaps'],
  ['number', ' '],
  ['long', '\n'],
] as const)('%s: %j is no answer', (kind, typed) => {
  expect(sent(kind, typed)).toBeUndefined();
});

test('a question that came while the form was open has no answer yet', () => {
  expect(toSentAnswers([ask('short')], {})).toEqual([]);
  expect(toSentAnswers([ask('number')])).toEqual([]);
  expect(answerProblems([ask('number', true)], undefined)).toMatchObject([{ question: 'number' }]);
});

test('a form begins without answers', () => {
  expect(noAnswers([ask('short'), ask('yes_no')])).toEqual({ short: '', yes_no: '' });
});
