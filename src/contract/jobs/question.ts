import * as z from 'zod/mini';
import { QUESTION_KINDS } from '#src/contract/enumerations.ts';
import { lenientList, lenientOptionalTexts } from '#src/contract/replies.ts';

/** A question in a reply or a form. */
export const questionSchema = z.object({
  /** Survives edits, so that answers stay linked. '' in a form until the server assigns one. */
  _id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  is_required: z.catch(z.boolean(), false),
  /** Empty unless `kind` is `choice`. */
  options: lenientOptionalTexts,
});
export type Question = z.infer<typeof questionSchema>;

/** A job's questions in order; empty from a server that doesn't support them. */
export const lenientQuestions = z.catch(z._default(lenientList(questionSchema), []), []);

export const answerSchema = z.object({
  /** The question's id. */
  question: z.string(),
  /** The question as it was asked: it may have been edited or removed since. */
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** A text or option, a boolean for yes or no, or a number. */
  value: z.union([z.string(), z.boolean(), z.number()]),
});
export type Answer = z.infer<typeof answerSchema>;
export type AnswerValue = Answer['value'];

/** An application's answers in the questions' order; skipped questions are absent. */
export const lenientAnswers = z.catch(z._default(lenientList(answerSchema), []), []);
