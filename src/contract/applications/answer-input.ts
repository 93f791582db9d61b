import * as z from 'zod/mini';
import type { QuestionKind } from '#src/contract/enumerations.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import type { Answer, AnswerValue, Question } from '#src/contract/jobs/question.ts';
import {
  ANSWER_NUMBER_MAX,
  LINE_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  TEXT_MAX,
} from '#src/contract/limits.ts';
import {
  atMost,
  listOf,
  optionalText,
  requiredLine,
  requiredText,
  twoDecimals,
} from '#src/contract/requests.ts';

/*
 * A candidate's answers to a job's questions. Browser and server apply the same rules, the server to the questions as
 * currently stored.
 */

export const sentAnswerSchema = z.object({
  question: z.string(errorMessages.bodyInvalid).check(atMost(LINE_MAX)),
  /** The question's text as the candidate read it; if it has changed since, the answer is refused. */
  text: z.optional(z.string().check(atMost(QUESTION_MAX))),
  value: z.union([optionalText(TEXT_MAX), z.boolean(), z.number()], {
    error: ({ input }) =>
      typeof input === 'string' ? errorMessages.textTooLong : errorMessages.answerUnfit,
  }),
});
export type SentAnswer = z.infer<typeof sentAnswerSchema>;

/** The answers in a request; each is checked against its question by `readAnswers`. */
export const sentAnswersInput: z.ZodMiniType<SentAnswer[], SentAnswer[]> = listOf(
  sentAnswerSchema,
  QUESTIONS_MAX,
) as never;

const ruleOf: Record<QuestionKind, (question: Question) => z.ZodMiniType<AnswerValue>> = {
  short: () => requiredLine(errorMessages.answerUnfit),
  long: () => requiredText(errorMessages.answerUnfit),
  yes_no: () => z.boolean(errorMessages.booleanInvalid),
  choice: ({ options }) => z.enum(options, errorMessages.answerNotOption),
  number: () =>
    z
      .number(errorMessages.answerNotNumber)
      .check(
        z.gte(-ANSWER_NUMBER_MAX, errorMessages.answerNotNumber),
        z.lte(ANSWER_NUMBER_MAX, errorMessages.answerNotNumber),
        twoDecimals(errorMessages.answerNotNumber),
      ),
};

/** What is wrong with an answer; `question` is the question's id, '' if the question doesn't exist (any more). */
export type AnswerProblem = { question: string; msg: ServerMessage };

const isBlank = (value: AnswerValue): boolean => typeof value === 'string' && value.trim() === '';

/** The valid answers in the questions' order, and all problems found (rule APPLY-10). */
export function readAnswers(
  questions: readonly Question[],
  sent: readonly SentAnswer[],
): { answers: Answer[]; problems: AnswerProblem[] } {
  const given = sent.filter(({ value }) => !isBlank(value));
  const answers: Answer[] = [];
  const problems: AnswerProblem[] = [];
  for (const question of questions) {
    const { _id, text, kind, is_required } = question;
    const refuse = (msg: string) => problems.push({ question: _id, msg: msg as ServerMessage });
    const said = given.find((one) => one.question === _id);
    if (!said) {
      if (is_required) refuse(errorMessages.answerRequired);
      continue;
    }
    const read = z.safeParse(ruleOf[kind](question), said.value);
    if (said.text !== undefined && said.text !== text) refuse(errorMessages.questionChanged);
    else if (read.success) answers.push({ question: _id, text, kind, value: read.data });
    else refuse(read.error.issues[0]?.message ?? errorMessages.answerUnfit);
  }
  if (given.some((one) => questions.every(({ _id }) => _id !== one.question)))
    problems.push({ question: '', msg: errorMessages.questionsChanged });
  return { answers, problems };
}
