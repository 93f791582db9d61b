import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { QUESTION_KINDS, type QuestionKind } from '#src/contract/enumerations.ts';
import type { Question } from '#src/contract/jobs/question.ts';

const questionKindLabels: Record<QuestionKind, MessageDescriptor> = {
  short: msg`Short text`,
  long: msg`Long text`,
  yes_no: msg`Yes or no`,
  choice: msg`One of several`,
  number: msg`Number`,
};

export const questionKindOptions = QUESTION_KINDS.map((value) => ({
  value,
  label: questionKindLabels[value],
}));

/** Describes a question in one line: text, answer kind, options, and whether required. */
export const describeQuestion = (question: Question, i18n: I18n): string => {
  const { text, kind, is_required, options } = question;
  const facts = [
    i18n._(questionKindLabels[kind]),
    kind === 'choice' && options.filter(Boolean).join(', '),
    is_required && i18n._(msg`Required`),
  ];
  return `${text} (${facts.filter(Boolean).join('; ')})`;
};
