import * as z from 'zod/mini';
import { QUESTION_KINDS } from '#src/contract/enumerations.ts';
import { lenientList, lenientOptionalTexts } from '#src/contract/replies.ts';

/** As a reply says it, and as a form holds it. */
export const questionSchema = z.object({
  /** Stays when the question is edited, so that the answers to it are found. '' in a form, before the server has given one. */
  _id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  is_required: z.catch(z.boolean(), false),
  /** Of a `choice`; of other kinds there are none. */
  options: lenientOptionalTexts,
});
export type Question = z.infer<typeof questionSchema>;

/** A job's questions, in the order in which they are asked; a server that knows none reads as asking none. */
export const lenientQuestions = z.catch(z._default(lenientList(questionSchema), []), []);

const answerSchema = z.object({
  /** The question's id. */
  question: z.string(),
  /** The question as it was asked: it may have been edited or removed since. */
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** A text or an option, whether it is yes, or a number. */
  value: z.union([z.string(), z.boolean(), z.number()]),
});
export type Answer = z.infer<typeof answerSchema>;
export type AnswerValue = Answer['value'];

/** The answers in an application, in the order in which they were asked for; what was left out is not among them. */
export const lenientAnswers = z.catch(z._default(lenientList(answerSchema), []), []);
