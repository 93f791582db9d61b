import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type Control,
  Controller,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '../../contract/enumerations.ts';
import type { JobInput } from '../../contract/job-input.ts';
import { experienceLevelLabels, jobTypeLabels } from '../../lib/labels.ts';
import { showText, type Text } from '../../lib/text.ts';
import { CheckboxField } from '../../ui/choice.tsx';
import { ListField, listError } from '../../ui/list-field.tsx';
import { Card, Notice } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import type { JobForm as JobFormValues } from './job-form-schema.ts';

type JobFormProps = {
  form: UseFormReturn<JobFormValues, unknown, JobInput>;
  failures: readonly Text[];
  /** What is to be known before one goes on. */
  notices?: ReactNode;
  /** What can be done with the form; stays in sight. */
  actions: ReactNode;
  onSubmit: (job: JobInput) => void;
};

/** All that an employer says of a job, in sections. */
export function JobForm({ form, failures, notices, actions, onSubmit }: JobFormProps) {
  const { t, i18n } = useLingui();
  const { register, control } = form;
  const { errors } = form.formState;
  const failureRef = useRef<HTMLDivElement>(null);
  const hasFailed = failures.length > 0;
  useEffect(() => {
    if (hasFailed) failureRef.current?.scrollIntoView({ block: 'center' });
  }, [hasFailed]);

  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="grid gap-6">
      {notices}
      {hasFailed && (
        <div ref={failureRef} className="grid gap-2">
          {[...new Set(failures.map((failure) => showText(i18n, failure)))].map((text) => (
            <Notice key={text} tone="danger">
              {text}
            </Notice>
          ))}
        </div>
      )}
      <Section title={t`The position`}>
        <TextField label={t`Job title`} error={errors.title?.message} {...register('title')} />
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          error={errors.company_name?.message}
          {...register('company_name')}
        />
        <TextField
          label={t`Location`}
          optional
          error={errors.location?.message}
          {...register('location')}
        />
        <CheckboxField label={t`This job can be done remotely`} {...register('is_remote')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t`Job type`}
            options={JOB_TYPES.map((value) => ({ value, label: jobTypeLabels[value] }))}
            error={errors.job_type?.message}
            {...register('job_type')}
          />
          <SelectField
            label={t`Experience level`}
            options={EXPERIENCE_LEVELS.map((value) => ({
              value,
              label: experienceLevelLabels[value],
            }))}
            error={errors.experience_level?.message}
            {...register('experience_level')}
          />
        </div>
      </Section>
      <Section title={t`What the work is`}>
        <TextArea
          label={t`Description`}
          hint={t`What the company does, what the team works on, why the position is open.`}
          error={errors.description?.message}
          {...register('description')}
        />
        <TextArea
          label={t`Responsibilities`}
          hint={t`One per line: each line is shown as an item of a list.`}
          error={errors.responsibilities?.message}
          {...register('responsibilities')}
        />
        <TextArea
          label={t`Requirements`}
          error={errors.requirements?.message}
          {...register('requirements')}
        />
        <Lists control={control} />
      </Section>
      <Section title={t`Pay and applications`}>
        <Pay register={register} errors={errors} />
        <TextField
          label={t`Contact email`}
          type="email"
          autoComplete="email"
          optional
          error={errors.contact_email?.message}
          {...register('contact_email')}
        />
      </Section>
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:flex sm:items-center sm:justify-between sm:px-0 sm:py-4">
        {actions}
      </div>
    </form>
  );
}

type Errors = Partial<Record<keyof JobFormValues, { message?: string }>>;

function Pay({ register, errors }: { register: UseFormRegister<JobFormValues>; errors: Errors }) {
  const { t } = useLingui();
  const amount = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`Minimum salary`}
          hint={t`US dollars per year`}
          optional
          error={errors.salary_min?.message}
          {...amount}
          {...register('salary_min')}
        />
        <TextField
          label={t`Maximum salary`}
          hint={t`US dollars per year`}
          optional
          error={errors.salary_max?.message}
          {...amount}
          {...register('salary_max')}
        />
      </div>
      <TextField
        label={t`Application deadline`}
        type="date"
        optional
        error={errors.application_deadline?.message}
        {...register('application_deadline')}
      />
    </>
  );
}

function Lists({ control }: { control: Control<JobFormValues, unknown, JobInput> }) {
  const { t } = useLingui();
  return (
    <>
      <Controller
        control={control}
        name="required_skills"
        render={({ field, fieldState }) => (
          <ListField
            label={t`Required skills`}
            hint={t`Press Enter after each one, or paste them with commas between.`}
            optional
            ref={field.ref}
            items={field.value}
            onChange={field.onChange}
            error={listError(fieldState.error)}
          />
        )}
      />
      <Controller
        control={control}
        name="benefits"
        render={({ field, fieldState }) => (
          <ListField
            label={t`Benefits`}
            optional
            ref={field.ref}
            items={field.value}
            onChange={field.onChange}
            error={listError(fieldState.error)}
          />
        )}
      />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="text-18">{title}</h2>
      {children}
    </Card>
  );
}
