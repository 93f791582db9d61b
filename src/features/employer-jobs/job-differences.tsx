import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { experienceLevelLabels, jobTypeLabels } from '../../lib/labels.ts';
import { jobStatusLabels } from '../../lib/status-labels.ts';
import { jobFieldLabels } from './job-field-labels.ts';
import { type JobForm, toAmount } from './job-form-schema.ts';
import { excerpt, type JobBase, type JobField } from './job-versions.ts';

/** Field by field, what is in the form and what the stored job says. */
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
            <dt className="font-medium text-14">{i18n._(jobFieldLabels[field])}</dt>
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
  const { t, i18n } = useLingui();
  return (field: keyof JobForm, form: JobForm): string => {
    switch (field) {
      case 'job_type':
        return i18n._(jobTypeLabels[form.job_type]);
      case 'experience_level':
        return i18n._(experienceLevelLabels[form.experience_level]);
      case 'is_remote':
        return form.is_remote ? t`Yes` : t`No`;
      case 'salary_min':
      case 'salary_max': {
        const amount = toAmount(form[field]);
        if (Number.isNaN(amount)) return form[field];
        return amount > 0 ? formatMoney(amount, i18n.locale) : '';
      }
      case 'application_deadline':
        return formatDate(form.application_deadline || null, i18n.locale) ?? '';
      case 'required_skills':
      case 'benefits':
        return form[field].join(', ');
      default:
        return form[field].trim();
    }
  };
};
