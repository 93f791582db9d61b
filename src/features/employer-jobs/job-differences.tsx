import { Trans, useLingui } from '@lingui/react/macro';
import { jobFields } from '../../contract/job-fields.ts';
import { readTypedNumber } from '../../contract/typed-number.ts';
import { formatMoney } from '../../lib/format.ts';
import { translate } from '../../lib/message.ts';
import { jobStatusLabels } from '../../lib/status-labels.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { choiceLabel, type JobFormField, jobFormFields } from './job-form-fields.ts';
import type { JobForm } from './job-form-schema.ts';
import { excerpt, type JobBase, type JobField } from './job-versions.ts';
import { describeQuestion } from './question-kinds.ts';

/** The form and the stored job, field by field. */
export function JobDifferences({
  fields,
  mine,
  theirs,
}: {
  fields: readonly JobField[];
  mine: JobForm;
  theirs: JobBase;
}) {
  const { i18n } = useLingui();
  const show = useShowField();
  return (
    <dl className="grid gap-4 border-line border-s-2 ps-4">
      {fields.map((field) => {
        // Saving publishes (rule EDIT-1), whatever the status was.
        const yours = field === 'status' ? i18n._(jobStatusLabels.published) : show(field, mine);
        const newer =
          field === 'status'
            ? i18n._(jobStatusLabels[theirs.status ?? 'published'])
            : show(field, theirs.form);
        return (
          <div key={field}>
            <dt className="font-medium text-14">
              {field === 'status' ? <Trans>Status</Trans> : i18n._(jobFormFields[field].label)}
            </dt>
            <dd className="mt-1 grid gap-x-6 gap-y-2 text-14 sm:grid-cols-2">
              <Version name={<Trans>Yours</Trans>} text={excerpt(yours, newer)} />
              <Version name={<Trans>Newer version</Trans>} text={excerpt(newer, yours)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Version({ name, text }: { name: React.ReactNode; text: string }) {
  return (
    <p className="min-w-0">
      <span className="block text-muted">{name}</span>
      <span className="whitespace-pre-line" dir="auto">
        {text || '–'}
      </span>
    </p>
  );
}

const useShowField = () => {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (field: JobFormField, form: JobForm): string => {
    if (field === 'questions')
      return form.questions.map((question) => describeQuestion(question, i18n)).join('\n');
    const typed = form[field];
    if (typeof typed === 'object') return typed.join(', ');
    switch (jobFields[field].kind) {
      case 'choice':
        return translate(i18n, choiceLabel(field, typed));
      case 'amount': {
        const amount = readTypedNumber(typed, 'amount');
        if (Number.isNaN(amount)) return typed.trim();
        return amount > 0 ? formatMoney(amount, i18n.locale, form.salary_currency) : '';
      }
      case 'day':
        return formats.date(typed || null) ?? '';
      default:
        return typed.trim();
    }
  };
};
