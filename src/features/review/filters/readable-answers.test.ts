import { expect, test } from 'vitest';
import type { QuestionKind } from '#src/contract/enumerations.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { withoutUnreadable } from './readable-answers.ts';

const ask = (_id: string, kind: QuestionKind): Question => ({
  _id,
  kind,
  text: '',
  is_required: false,
  options: [],
});
const questions = [ask('years', 'number'), ask('shift', 'choice')];

test('a minimum that is no number filters nothing, and all else stays (REVIEW-12)', () => {
  const write = (filters: object) => JSON.stringify(filters);
  expect(withoutUnreadable(write({ years: 'many', shift: 'Night' }), questions)).toBe(
    write({ shift: 'Night' }),
  );
  expect(withoutUnreadable(write({ years: '2,5', shift: 'Night' }), questions)).toBe(
    write({ years: '2,5', shift: 'Night' }),
  );
  expect(withoutUnreadable(write({ years: 'many' }), questions)).toBeUndefined();
  expect(withoutUnreadable(undefined, questions)).toBeUndefined();
});
