import type { AnswerProblem, SentAnswer } from '#src/contract/applications/answer-input.ts';
import { readAnswers } from '#src/contract/applications/answer-input.ts';
import type { QuestionKind } from '#src/contract/enumerations.ts';
import type { AnswerValue, Question } from '#src/contract/jobs/question.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';

/** What is typed or chosen as an answer, by the question's id: `yes` or `no`, an option, a text, digits. '' for nothing. */
export type TypedAnswers = Record<string, string>;

/** The part of a form that answers questions. */
export type AnswersForm = { answers: TypedAnswers };

/** No answer to any question. */
export const noAnswers = (questions: readonly Question[]): TypedAnswers =>
  Object.fromEntries(questions.map(({ _id }) => [_id, '']));

const YES_NO: Record<string, boolean | undefined> = { yes: true, no: false };

const toValue = (kind: QuestionKind, typed: string): AnswerValue | undefined => {
  if (typed.trim() === '') return undefined;
  if (kind === 'yes_no') return YES_NO[typed];
  return kind === 'number' ? readTypedNumber(typed, 'number') : typed;
};

/** The answers as they are sent, with the questions as they were read; a number that is none is NaN. */
export const toSentAnswers = (
  questions: readonly Question[],
  typed: TypedAnswers = {},
): SentAnswer[] =>
  questions.flatMap(({ _id, text, kind }) => {
    const value = toValue(kind, typed[_id] ?? '');
    return value === undefined ? [] : [{ question: _id, text, value }];
  });

/** What is wrong with the answers, in the order of the questions. */
export const answerProblems = (
  questions: readonly Question[],
  typed: TypedAnswers | undefined,
): AnswerProblem[] => readAnswers(questions, toSentAnswers(questions, typed)).problems;
