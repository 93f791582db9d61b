import {
  parseAnswerFilters,
  writeAnswerFilters,
} from '#src/contract/applications/answer-filters.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';

/** The `answers` parameter without minimums that aren't numbers. */
export const withoutUnreadable = (
  text: string | undefined,
  questions: readonly Question[],
): string | undefined => {
  const numbers = new Set(questions.filter(({ kind }) => kind === 'number').map(({ _id }) => _id));
  const readable = Object.entries(parseAnswerFilters(text)).filter(
    ([question, value]) =>
      !numbers.has(question) || !Number.isNaN(readTypedNumber(value, 'number')),
  );
  return writeAnswerFilters(Object.fromEntries(readable));
};
