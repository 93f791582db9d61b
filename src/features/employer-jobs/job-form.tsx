import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type Control,
  Controller,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '../../contract/enumerations.ts';
import type { JobInput } from '../../contract/job-input.ts';
import { DESCRIPTION_MAX, JOB_PART_MAX } from '../../contract/limits.ts';
import { experienceLevelLabels, jobTypeLabels } from '../../lib/labels.ts';
import type { Message } from '../../lib/message.ts';
import { CheckboxField } from '../../ui/choice.tsx';
import { FailureNotices } from '../../ui/failure-notices.tsx';
import { FormBar } from '../../ui/form-bar.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { ListField, listError } from '../../ui/list-field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { JobForm as JobFormValues } from './job-form-schema.ts';

type JobFormProps = {
  form: UseFormReturn<JobFormValues, unknown, JobInput>;
  failures: readonly Message[];
  /** What is to be known before one goes on. */
  notices?: ReactNode;
  /** What can be done with the form; stays in sight. */
  actions: ReactNode;
  onSubmit: (job: JobInput) => void;
};

/** All that an employer says of a job, in sections. */
export function JobForm({ form, failures, notices, actions, onSubmit }: JobFormProps) {
  const { t } = useLingui();
  const { register, control } = form;
  const { errors } = form.formState;

  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="grid gap-6">
      {notices}
      <FailureNotices failures={failures} />
      <FormSection title={t`The position`}>
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
      </FormSection>
      <FormSection title={t`What the work is`}>
        <TextArea
          label={t`Description`}
          hint={t`What the company does, what the team works on, why the position is open.`}
          limit={DESCRIPTION_MAX}
          error={errors.description?.message}
          {...register('description')}
        />
        <TextArea
          label={t`Responsibilities`}
          hint={t`One per line: each line is shown as an item of a list.`}
          limit={JOB_PART_MAX}
          error={errors.responsibilities?.message}
          {...register('responsibilities')}
        />
        <TextArea
          label={t`Requirements`}
          limit={JOB_PART_MAX}
          error={errors.requirements?.message}
          {...register('requirements')}
        />
        <Lists control={control} />
      </FormSection>
      <FormSection title={t`Pay and applications`}>
        <Pay register={register} errors={errors} />
        <TextField
          label={t`Contact email`}
          type="email"
          autoComplete="email"
          optional
          error={errors.contact_email?.message}
          {...register('contact_email')}
        />
      </FormSection>
      <FormBar className="gap-2 py-3 sm:flex sm:items-center sm:justify-between sm:py-4">
        {actions}
      </FormBar>
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
