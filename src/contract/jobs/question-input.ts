import * as z from 'zod/mini';
import { QUESTION_KINDS } from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  OPTION_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_MAX,
  QUESTIONS_MAX,
} from '#src/contract/limits.ts';
import { atMost, listOf, optionalLine, requiredLine, textList } from '#src/contract/requests.ts';
import type { Question } from './question.ts';

/** A UUID, or '' for a new question. */
const QUESTION_ID = /^(?:$|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$)/i;

const fields = {
  _id: z._default(
    z
      .string()
      .check(
        z.trim(),
        atMost(36, errorMessages.recordIdInvalid),
        z.regex(QUESTION_ID, errorMessages.recordIdInvalid),
        z.toLowerCase(),
      ),
    '',
  ),
  kind: z.enum(QUESTION_KINDS, errorMessages.questionKindInvalid),
  text: requiredLine(errorMessages.questionRequired, QUESTION_MAX),
  is_required: z._default(z.boolean(errorMessages.booleanInvalid), false),
  options: z._default(textList(OPTION_MAX, OPTIONS_MAX), []),
};

const hasOptions = z.refine<Pick<Question, 'kind' | 'options'>>(
  ({ kind, options }) => kind !== 'choice' || options.length >= OPTIONS_MIN,
  { error: errorMessages.questionOptions, path: ['options'] },
);

/** Drops options typed before the employer chose another kind. */
const withoutOthersOptions = z.transform(
  (question: Question): Question =>
    question.kind === 'choice' ? question : { ...question, options: [] },
);

const isEachOnce = z.refine<readonly Question[]>(
  (questions) =>
    questions.every(({ _id }, index) => {
      const first = questions.findIndex((other) => other._id === _id);
      return _id === '' || first === index;
    }),
  errorMessages.questionIdsAlike,
);

/** A published job's questions. A question without an id is new (rule JOB-13). */
export const questionsInput = listOf(
  z.pipe(z.object(fields).check(hasOptions), withoutOthersOptions),
  QUESTIONS_MAX,
).check(isEachOnce);

/** The same in a draft, where a question may lack its text and its options. */
export const draftQuestionsInput = listOf(
  z.pipe(z.object({ ...fields, text: optionalLine(QUESTION_MAX) }), withoutOthersOptions),
  QUESTIONS_MAX,
).check(isEachOnce);
