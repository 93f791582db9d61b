import { useLingui } from '@lingui/react/macro';
import type { Answer } from '../contract/question.ts';
import { DescriptionItem } from './description-item.tsx';

/** The answers in an application, each under its question as it was asked. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="grid gap-4">
      {answers.map((answer) => (
        <DescriptionItem key={answer.question} term={answer.text}>
          <span dir="auto" className="block whitespace-pre-line break-words">
            <AnswerText value={answer.value} />
          </span>
        </DescriptionItem>
      ))}
    </dl>
  );
}

function AnswerText({ value }: Pick<Answer, 'value'>) {
  const { t, i18n } = useLingui();
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  // With all its decimals, which are the candidate's.
  return typeof value === 'number' ? value.toLocaleString(i18n.locale, FORMAT) : value;
}

const FORMAT: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };
