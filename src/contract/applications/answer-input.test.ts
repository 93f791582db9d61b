import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { ANSWER_NUMBER_MAX, TEXT_MAX } from '#src/contract/limits.ts';
import { readAnswers, sentAnswerSchema } from './answer-input.ts';

const question = (kind: Question['kind'], rest: Partial<Question> = {}): Question => ({
  _id: kind,
  kind,
  text: 'Which?',
  is_required: false,
  options: kind === 'choice' ? ['Day', 'Night'] : [],
  ...rest,
});
const problem = (kind: string, msg: string) => ({
  answers: [],
  problems: [{ question: kind, msg }],
});

it('keeps answers in the order of the questions, without blank ones (APPLY-10)', () => {
  const questions = [question('yes_no'), question('short'), question('long'), question('choice')];
  const sent = [
    { question: 'choice', value: 'Night' },
    { question: 'short', value: ' at once ' },
    { question: 'long', value: ' \n ' },
    { question: 'yes_no', value: false },
  ];
  expect(readAnswers(questions, sent)).toEqual({
    answers: [
      { question: 'yes_no', text: 'Which?', kind: 'yes_no', value: false },
      { question: 'short', text: 'Which?', kind: 'short', value: 'at once' },
      { question: 'choice', text: 'Which?', kind: 'choice', value: 'Night' },
    ],
    problems: [],
  });
});

it('asks for an answer only where one is required (APPLY-10)', () => {
  const asked = [question('short', { is_required: true }), question('long')];
  const missing = problem('short', errorMessages.answerRequired);
  expect(readAnswers(asked, [])).toEqual(missing);
  expect(readAnswers(asked, [{ question: 'short', value: ' ' }])).toEqual(missing);
});

it.each([
  ['short', true, errorMessages.answerUnfit],
  ['long', 7, errorMessages.answerUnfit],
  ['yes_no', 'yes', errorMessages.booleanInvalid],
  ['choice', 'Evening', errorMessages.answerNotOption],
  ['number', '7', errorMessages.answerNotNumber],
  ['number', -ANSWER_NUMBER_MAX - 1, errorMessages.answerNotNumber],
  ['number', ANSWER_NUMBER_MAX + 1, errorMessages.answerNotNumber],
  ['number', 1.005, errorMessages.answerNotNumber],
] as const)('refuses to a %s question the answer %j (APPLY-10)', (kind, value, msg) => {
  expect(readAnswers([question(kind)], [{ question: kind, value }])).toEqual(problem(kind, msg));
});

it.each([-ANSWER_NUMBER_MAX, 0, 12.34, ANSWER_NUMBER_MAX])('takes %d as a number', (value) => {
  const { answers } = readAnswers([question('number')], [{ question: 'number', value }]);
  expect(answers).toMatchObject([{ value }]);
});

it('refuses answers to questions that have changed or gone (APPLY-10)', () => {
  const asked = [question('short'), question('long')];
  const answer = { question: 'short', text: 'Which?', value: 'This' };
  expect(readAnswers(asked, [answer]).problems).toEqual([]);
  expect(readAnswers(asked, [{ ...answer, text: 'What?' }])).toEqual(
    problem('short', errorMessages.questionChanged),
  );
  expect(readAnswers(asked, [answer, { question: 'gone', value: 'x' }]).problems).toEqual([
    { question: '', msg: errorMessages.questionsChanged },
  ]);
  expect(readAnswers(asked, [{ question: 'gone', value: '' }]).problems).toEqual([]);
});

it('tells an answer that is too long from one of no kind', () => {
  const messageOf = (value: unknown) =>
    sentAnswerSchema.safeParse({ question: 'short', value }).error?.issues[0]?.message;
  expect(messageOf('a'.repeat(TEXT_MAX + 1))).toBe(errorMessages.textTooLong);
  expect(messageOf(null)).toBe(errorMessages.answerUnfit);
  expect(messageOf('a')).toBeUndefined();
});
