import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { FieldError } from 'react-hook-form';
import type { Education } from '../../contract/profile.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { educationFormSchema, emptyEducation } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList, type Focusable } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';

type DialogProps = {
  entry: Education | null;
  onSave: (entry: Education) => void;
  onClose: () => void;
};

/** The candidate's education. */
export function EducationList(props: {
  items: readonly Education[];
  onChange: (items: Education[]) => void;
  error: FieldError | undefined;
  ref: Ref<Focusable>;
}) {
  const { t } = useLingui();
  return (
    <EntryList
      {...props}
      label={t`Education`}
      emptyText={t`No education added yet.`}
      addLabel={t`Add education`}
      summarize={({ degree, field, institution }) => ({
        name: field ? t`${degree}, ${field}` : degree,
        details: [institution],
      })}
      dialog={(given) => <EducationDialog {...given} />}
    />
  );
}

function EducationDialog({ entry, onSave, onClose }: DialogProps) {
  const { t } = useLingui();
  const form = useSchemaForm({
    schema: educationFormSchema,
    defaultValues: entry ?? emptyEducation,
  });
  const { errors } = form.formState;
  return (
    <EntryDialog
      title={entry ? t`Edit education` : t`Add education`}
      form={form}
      onSave={onSave}
      onClose={onClose}
    >
      <TextField
        label={t`Institution`}
        error={errors.institution?.message}
        {...form.register('institution')}
      />
      <TextField label={t`Degree`} error={errors.degree?.message} {...form.register('degree')} />
      <TextField
        label={t`Field of study`}
        optional
        error={errors.field?.message}
        {...form.register('field')}
      />
      <PeriodFields currentLabel={t`I’m currently studying here`} />
    </EntryDialog>
  );
}
