import { useLingui } from '@lingui/react/macro';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import {
  educationFormSchema,
  emptyEducation,
  emptyExperience,
  experienceFormSchema,
} from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';

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
      {(field) => (
        <>
          <TextField label={t`Institution`} {...field('institution')} />
          <TextField label={t`Degree`} {...field('degree')} />
          <TextField label={t`Field of study`} optional {...field('field')} />
          <PeriodFields currentLabel={t`I’m currently studying here`} />
        </>
      )}
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
      {(field) => (
        <>
          <TextField label={t`Job title`} {...field('title')} />
          <TextField label={t`Company name`} {...field('company')} />
          <TextField label={t`Location`} optional {...field('location')} />
          <PeriodFields currentLabel={t`I currently work here`} />
          <TextArea
            label={t`Description`}
            optional
            rows={3}
            limit={TEXT_MAX}
            {...field('description')}
          />
        </>
      )}
    </EntryList>
  );
}
