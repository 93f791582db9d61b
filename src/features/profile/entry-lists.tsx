import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TEXT_MAX } from '../../contract/limits.ts';
import type { Experience } from '../../contract/profile.ts';
import { fieldOf } from '../../ui/field-of.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  educationFormSchema,
  emptyEducation,
  emptyExperience,
  experienceFormSchema,
} from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';

function EntryField({ name, ...field }: ComponentProps<typeof TextField> & { name: string }) {
  return <TextField {...field} {...fieldOf(useFormContext())(name)} />;
}

/** The candidate's education. */
export function EducationList() {
  const { t } = useLingui();
  return (
    <EntryList
      name="education"
      label={t`Education`}
      emptyText={t`No education added yet.`}
      addLabel={t`Add education`}
      editLabel={t`Edit education`}
      summarize={({ degree, field, institution }) => ({
        name: field ? t`${degree}, ${field}` : degree,
        details: [institution],
      })}
      blank={emptyEducation}
      schema={educationFormSchema}
    >
      <EntryField name="institution" label={t`Institution`} />
      <EntryField name="degree" label={t`Degree`} />
      <EntryField name="field" label={t`Field of study`} optional />
      <PeriodFields currentLabel={t`I’m currently studying here`} />
    </EntryList>
  );
}

/** The candidate's work experience. */
export function ExperienceList() {
  const { t } = useLingui();
  return (
    <EntryList
      name="experience"
      label={t`Experience`}
      emptyText={t`No experience added yet.`}
      addLabel={t`Add experience`}
      editLabel={t`Edit experience`}
      summarize={({ title, company, location, description }) => ({
        name: title,
        details: [location ? `${company} · ${location}` : company],
        text: description,
      })}
      blank={emptyExperience}
      schema={experienceFormSchema}
    >
      <EntryField name="title" label={t`Job title`} />
      <EntryField name="company" label={t`Company name`} />
      <EntryField name="location" label={t`Location`} optional />
      <PeriodFields currentLabel={t`I currently work here`} />
      <DescriptionField />
    </EntryList>
  );
}

function DescriptionField() {
  const { t } = useLingui();
  const field = fieldOf(useFormContext<Experience>());
  return (
    <TextArea label={t`Description`} optional rows={3} limit={TEXT_MAX} {...field('description')} />
  );
}
