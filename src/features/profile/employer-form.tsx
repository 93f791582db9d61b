import { useLingui } from '@lingui/react/macro';
import { updateEmployerProfile } from '#src/api/profile-mutations.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { FormSection } from '#src/ui/form-section.tsx';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { employerDraft, employerFormSchema, toEmployerForm } from './profile-form-schema.ts';
import { useProfileForm } from './use-profile-form.ts';

const SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+'];

/** Company sizes, plus a stored value that isn't among them. */
const sizeOptions = (saved: string, notSaid: string): SelectOption[] => {
  const sizes = saved === '' || SIZES.includes(saved) ? SIZES : [saved, ...SIZES];
  return [
    { value: '', label: notSaid },
    ...sizes.map((value) => ({ value, label: value.replace('-', '–') })),
  ];
};

/** The company and its contact person, saved together. */
export function EmployerForm({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useProfileForm({
    schema: employerFormSchema,
    saved: toEmployerForm(profile),
    draft: employerDraft(profile._id),
    update: updateEmployerProfile(),
  });
  const field = fieldOf(state.form);

  return (
    <ProfileFormFrame state={state}>
      <FormSection title={t`Company`}>
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          optional
          {...field('company_name')}
        />
        <TextField
          label={t`Company website`}
          type="url"
          hint={t`For example https://example.com`}
          autoComplete="url"
          optional
          {...field('company_website')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t`Number of employees`}
            options={sizeOptions(profile.company_size, t`Not specified`)}
            {...field('company_size')}
          />
          <TextField label={t`Industry`} optional {...field('industry')} />
        </div>
        <TextArea
          label={t`Company description`}
          hint={t`Shown on the page of each of your jobs.`}
          optional
          limit={TEXT_MAX}
          {...field('company_description')}
        />
      </FormSection>
      <FormSection title={t`Personal Information`}>
        <PersonalFields email={profile.email} />
      </FormSection>
    </ProfileFormFrame>
  );
}
