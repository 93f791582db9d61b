import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { suggestJobs } from '#src/api/job-suggestions.ts';
import { describeJobField, isOfKind, jobFields } from '#src/contract/jobs/job-fields.ts';
import type { JobInput } from '#src/contract/jobs/job-input.ts';
import { SuggestField } from '#src/entities/job/suggest-field.tsx';
import { ListField, listError } from '#src/ui/list-field.tsx';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { choiceLabel, type JobFormField as Field, jobFormFields } from './job-form-fields.ts';
import type { JobForm } from './job-form-schema.ts';
import { QuestionList } from './question-list.tsx';

/** All currency codes, labelled with their names in `locale`. */
const listCurrencies = (locale: string): SelectOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${names.of(code)}`,
  }));
};

type JobFormFieldProps = {
  name: Field;
  form: UseFormReturn<JobForm, unknown, JobInput>;
};

/** The input for a job form field, by its kind; the return type forces every kind to be handled. */
export function JobFormField({ name, form }: JobFormFieldProps): ReactElement {
  const { i18n } = useLingui();
  const { required, max, choices = [] } = describeJobField(name);
  const { label, hint, type, autoComplete } = jobFormFields[name];
  const named = { label: i18n._(label), hint: hint && i18n._(hint) };
  const shown = { ...named, optional: !required, error: form.formState.errors[name]?.message };

  if (isOfKind(name, 'list')) {
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field, fieldState }) => (
          <ListField
            {...shown}
            ref={field.ref}
            items={field.value}
            onChange={field.onChange}
            error={listError(fieldState.error)}
          />
        )}
      />
    );
  }

  if (isOfKind(name, 'questions')) return <QuestionList form={form} />;

  const registered = form.register(name);
  const { kind } = jobFields[name];
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          {...shown}
          // A choice always has a value, unless a blank one is allowed.
          optional={choices.includes('')}
          options={choices.map((value) => ({ value, label: choiceLabel(name, value) }))}
          {...registered}
        />
      );
    case 'text':
      return <TextArea {...shown} limit={max} {...registered} />;
    case 'currency':
      return (
        <SelectField
          {...shown}
          optional={false}
          options={listCurrencies(i18n.locale)}
          {...registered}
        />
      );
    case 'amount':
      return <TextField {...shown} inputMode="decimal" autoComplete="off" {...registered} />;
    case 'count':
      return <TextField {...shown} inputMode="numeric" autoComplete="off" {...registered} />;
    case 'day':
      return <TextField {...shown} type="date" {...registered} />;
    case 'line':
      if (name === 'location')
        return <SuggestField {...shown} ask={suggestJobs} kinds={['place']} {...registered} />;
      return <TextField {...shown} type={type} autoComplete={autoComplete} {...registered} />;
  }
}
