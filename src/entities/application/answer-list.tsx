import { useLingui } from '@lingui/react/macro';
import type { Answer } from '#src/contract/jobs/question.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DescriptionItem } from '#src/ui/description-item.tsx';

/** An application's answers, each under its question as asked; `isShort` cuts long ones. */
export function AnswerList({
  answers,
  isShort = false,
}: {
  answers: readonly Answer[];
  isShort?: boolean;
}) {
  return (
    <dl className="grid gap-4">
      {answers.map((answer) => (
        <DescriptionItem key={answer.question} term={answer.text}>
          <span
            dir="auto"
            className={classNames(
              'whitespace-pre-line break-words',
              isShort ? 'line-clamp-2' : 'block',
            )}
          >
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
  // Keeps every decimal the candidate typed.
  return typeof value === 'number' ? value.toLocaleString(i18n.locale, FORMAT) : value;
}

const FORMAT: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };
