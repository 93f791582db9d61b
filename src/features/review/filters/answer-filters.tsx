import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  parseAnswerFilters,
  writeAnswerFilters,
} from '#src/contract/applications/answer-filters.ts';
import type { QuestionKind } from '#src/contract/enumerations.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { readTypedNumber } from '#src/shared/typed-number.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { isComposing } from '#src/ui/composition.ts';
import { Link } from '#src/ui/link.tsx';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelectStep } from '#src/ui/use-select-step.ts';

/** The question kinds with an answer filter: all but free text. */
const FILTERED: ReadonlySet<QuestionKind> = new Set(['yes_no', 'choice', 'number']);

const ANY: SelectOption = { value: '', label: msg`Any answer` };
const YES_NO: readonly SelectOption[] = [
  { value: 'yes', label: msg`Yes` },
  { value: 'no', label: msg`No` },
];

/** Filters by answers to the job's questions, kept in the URL (rule REVIEW-12). */
export function AnswerFilters() {
  const { t } = useLingui();
  const { job, search } = useReviewFrame();
  const navigate = useNavigate({ from: '/jobs/$jobId/applications' });
  const selectStep = useSelectStep();
  const filters = parseAnswerFilters(search.answers);
  const count = Object.keys(filters).length;
  const offered = job.questions.filter(({ kind }) => FILTERED.has(kind));
  if (offered.length === 0 && count === 0) return null;

  const change = (question: string, value: string, select?: HTMLSelectElement) =>
    navigate({
      search: {
        ...search,
        answers: writeAnswerFilters({ ...filters, [question]: value }),
        page: 1,
        open: undefined,
      },
      resetScroll: false,
      ...selectStep(select),
    });

  return (
    <fieldset
      aria-label={t`Filter by answers`}
      className="col-span-full grid min-w-0 items-end gap-3 border-line border-t pt-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      {offered.map((question) => (
        <AnswerFilter
          key={question._id}
          question={question}
          value={filters[question._id] ?? ''}
          onChange={(value, select) => void change(question._id, value, select)}
        />
      ))}
      {count > 0 && (
        <Link
          from="/jobs/$jobId/applications"
          to="."
          search={{ ...search, answers: undefined, page: 1, open: undefined }}
          resetScroll={false}
          className={`${buttonClass('ghost', 'small')} justify-self-start`}
        >
          <Trans>Clear answer filters</Trans>
        </Link>
      )}
    </fieldset>
  );
}

type AnswerFilterProps = {
  question: Question;
  value: string;
  onChange: (value: string, select?: HTMLSelectElement) => void;
};

function AnswerFilter({ question, value, onChange }: AnswerFilterProps) {
  const { kind, text, options } = question;
  // The key remounts the field when the filter is cleared from outside, which empties it.
  if (kind === 'number')
    return <MinimumFilter key={value} question={question} value={value} onChange={onChange} />;
  const choices = kind === 'yes_no' ? YES_NO : options.map((one) => ({ value: one, label: one }));
  return (
    <SelectField
      label={text}
      options={[ANY, ...choices]}
      value={value}
      onChange={({ target }) => onChange(target.value, target)}
    />
  );
}

/** The minimum of a number, applied on blur or Enter. */
function MinimumFilter({ question, value, onChange }: AnswerFilterProps) {
  const { t, i18n } = useLingui();
  const asked = question.text;
  const [isWrong, setIsWrong] = useState(false);
  const apply = (typed: string) => {
    const least = readTypedNumber(typed, 'number');
    const isNone = typed.trim() === '';
    setIsWrong(!isNone && Number.isNaN(least));
    if (isNone && value !== '') onChange('');
    else if (!Number.isNaN(least) && least !== readTypedNumber(value, 'number'))
      onChange(String(least));
  };
  return (
    <TextField
      label={t`${asked} At least`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={i18n.locale === 'tr' ? value.replace('.', ',') : value}
      error={isWrong ? t`Enter a number, with two decimals at most` : undefined}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
      onKeyDown={(event) =>
        event.key === 'Enter' && !isComposing(event) && apply(event.currentTarget.value)
      }
    />
  );
}
