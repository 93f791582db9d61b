import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { FieldError } from 'react-hook-form';
import { TEXT_MAX } from '../../contract/limits.ts';
import type { Experience } from '../../contract/profile.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { emptyExperience, experienceFormSchema } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList, type Focusable } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';

type DialogProps = {
  entry: Experience | null;
  onSave: (entry: Experience) => void;
  onClose: () => void;
};

/** The candidate's work experience. */
export function ExperienceList(props: {
  items: readonly Experience[];
  onChange: (items: Experience[]) => void;
  error: FieldError | undefined;
  ref: Ref<Focusable>;
}) {
  const { t } = useLingui();
  return (
    <EntryList
      {...props}
      label={t`Experience`}
      emptyText={t`No experience added yet.`}
      addLabel={t`Add experience`}
      summarize={({ title, company, location, description }) => ({
        name: title,
        details: [location ? `${company} · ${location}` : company],
        text: description,
      })}
      dialog={(given) => <ExperienceDialog {...given} />}
    />
  );
}

function ExperienceDialog({ entry, onSave, onClose }: DialogProps) {
  const { t } = useLingui();
  const form = useSchemaForm({
    schema: experienceFormSchema,
    defaultValues: entry ?? emptyExperience,
  });
  const { errors } = form.formState;
  return (
    <EntryDialog
      title={entry ? t`Edit experience` : t`Add experience`}
      form={form}
      onSave={onSave}
      onClose={onClose}
    >
      <TextField label={t`Job title`} error={errors.title?.message} {...form.register('title')} />
      <TextField
        label={t`Company name`}
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextField
        label={t`Location`}
        optional
        error={errors.location?.message}
        {...form.register('location')}
      />
      <PeriodFields currentLabel={t`I currently work here`} />
      <TextArea
        label={t`Description`}
        optional
        rows={3}
        limit={TEXT_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </EntryDialog>
  );
}
