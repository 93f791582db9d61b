import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { jobFields } from '#src/contract/jobs/job-fields.ts';
import type { JobInput } from '#src/contract/jobs/job-input.ts';
import { jobStatusLabels } from '#src/entities/job/status-labels.ts';
import { formatMoney } from '#src/lib/format.ts';
import { translate } from '#src/lib/ui-text.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { choiceLabel, type JobFormField, jobFormFields } from './job-form-fields.ts';
import type { JobForm } from './job-form-schema.ts';
import { excerpt, findConflict, type JobBase, type JobField } from './job-versions.ts';
import { describeQuestion } from './question-kinds.ts';

type JobConflictProps = {
  control: Control<JobForm, unknown, JobInput>;
  base: JobBase;
  theirs: JobBase;
  /** The server refused to save, so this notice takes the focus. */
  wasRefused: boolean;
  isSaving: boolean;
  onLoad: () => void;
  onOverride: () => void;
};

/** Shows how the job changed since editing started. Keeps the user's changes until they decide (rule EDIT-5). */
export function JobConflict({ control, base, theirs, ...rest }: JobConflictProps) {
  const mine = useWatch({ control }) as JobForm;
  const fields = findConflict(base, mine, theirs);
  if (fields.length === 0) return null;
  return (
    <Explanation {...rest}>
      <JobDifferences fields={fields} mine={mine} theirs={theirs} />
    </Explanation>
  );
}

function Explanation({
  wasRefused,
  isSaving,
  onLoad,
  onOverride,
  children,
}: Omit<JobConflictProps, 'control' | 'base' | 'theirs'> & { children: React.ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wasRefused) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [wasRefused]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-4 rounded border border-warning bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <Icon name="alert" className="mt-0.5 shrink-0 text-warning" />
        <div>
          <h2 id={id} className="text-18">
            <Trans>This job was changed in the meantime</Trans>
          </h2>
          <p className="mt-1 text-muted">
            <Trans>
              Someone saved a newer version while you were editing. What you typed is still here.
              These are the differences:
            </Trans>
          </p>
        </div>
      </div>
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" size="small" disabled={isSaving} onClick={onLoad}>
          {t`Load the newer version`}
        </Button>
        <Button variant="danger" size="small" pending={isSaving} onClick={onOverride}>
          {t`Keep my version and save anyway`}
        </Button>
      </div>
    </section>
  );
}

/** Compares the form with the stored job, field by field. */
function JobDifferences({
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
        // Saving always publishes (rule EDIT-1).
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
