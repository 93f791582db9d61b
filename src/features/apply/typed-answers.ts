import type { AnswerProblem, SentAnswer } from '#src/contract/applications/answer-input.ts';
import { readAnswers } from '#src/contract/applications/answer-input.ts';
import type { QuestionKind } from '#src/contract/enumerations.ts';
import type { AnswerValue, Question } from '#src/contract/jobs/question.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';

/** Raw answers by question id: `yes` or `no`, an option, text or digits; '' for none. */
export type TypedAnswers = Record<string, string>;

export type AnswersForm = { answers: TypedAnswers };

export const noAnswers = (questions: readonly Question[]): TypedAnswers =>
  Object.fromEntries(questions.map(({ _id }) => [_id, '']));

const YES_NO: Record<string, boolean | undefined> = { yes: true, no: false };

const toValue = (kind: QuestionKind, typed: string): AnswerValue | undefined => {
  if (typed.trim() === '') return undefined;
  if (kind === 'yes_no') return YES_NO[typed];
  return kind === 'number' ? readTypedNumber(typed, 'number') : typed;
};

/** The answers to send, with the question texts the candidate read; an invalid number becomes NaN. */
export const toSentAnswers = (
  questions: readonly Question[],
  typed: TypedAnswers = {},
): SentAnswer[] =>
  questions.flatMap(({ _id, text, kind }) => {
    const value = toValue(kind, typed[_id] ?? '');
    return value === undefined ? [] : [{ question: _id, text, value }];
  });

/** The problems of the answers, in question order. */
export const answerProblems = (
  questions: readonly Question[],
  typed: TypedAnswers | undefined,
): AnswerProblem[] => readAnswers(questions, toSentAnswers(questions, typed)).problems;
