import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { updateEmployerProfile } from '#src/api/profile-mutations.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { safeWebUrl } from '#src/lib/safe-path.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { type EditableSection, ProfileEditor } from './profile-editor.tsx';
import { ContactFacts, nameOf, ProfileFacts } from './profile-facts.tsx';
import {
  type EmployerForm,
  employerDraft,
  employerFormSchema,
  toEmployerForm,
} from './profile-form-schema.ts';
import { ProfilePicture } from './profile-picture.tsx';
import type { SectionName } from './section-names.ts';
import { useProfileForm } from './use-profile-form.ts';

const SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+'];

const sizeLabel = (size: string) => size.replace('-', '–');

/** Company sizes, plus a stored value that isn't among them. */
const sizeOptions = (saved: string, notSaid: string): SelectOption[] => {
  const sizes = saved === '' || SIZES.includes(saved) ? SIZES : [saved, ...SIZES];
  return [
    { value: '', label: notSaid },
    ...sizes.map((value) => ({ value, label: sizeLabel(value) })),
  ];
};

/** An employer's profile: the company as candidates see it, its contact person, and their forms. */
export function EmployerProfile({
  profile,
  edit,
  preview,
}: {
  profile: Profile;
  edit: SectionName | undefined;
  /** What candidates see. */
  preview: ReactNode;
}) {
  const { t } = useLingui();
  const state = useProfileForm({
    schema: employerFormSchema,
    saved: toEmployerForm(profile),
    draft: employerDraft(profile._id),
    update: updateEmployerProfile(),
  });
  const field = fieldOf(state.form);
  const saved = state.base.form;
  const website = safeWebUrl(saved.company_website);
  const sections: EditableSection<EmployerForm>[] = [
    {
      name: 'company',
      title: t`Company`,
      fields: [
        'company_name',
        'company_website',
        'company_size',
        'industry',
        'company_description',
      ],
      heading: saved.company_name || t`Company`,
      picture: <ProfilePicture profile={profile} />,
      lead: website && (
        <p className="mt-1">
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className="link wrap-anywhere"
          >
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </p>
      ),
      view: [
        saved.company_name,
        website,
        saved.company_size,
        saved.industry,
        saved.company_description,
      ].some(Boolean) && (
        <ProfileFacts
          facts={[
            [t`Industry`, saved.industry],
            [t`Number of employees`, sizeLabel(saved.company_size)],
          ]}
        />
      ),
      emptyText: t`Add your company’s name, website and a few sentences: they’re on the page of each of your jobs.`,
      form: (
        <>
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
        </>
      ),
    },
    {
      name: 'about',
      title: t`About you`,
      isBeside: true,
      fields: ['first_name', 'last_name', 'phone', 'location'],
      heading: nameOf(saved),
      view: <ContactFacts email={profile.email} saved={saved} isStacked />,
      form: <PersonalFields email={profile.email} />,
    },
  ];

  return (
    <ProfileEditor
      state={state}
      sections={sections}
      edit={edit}
      after={preview}
      beside={
        <p className="text-14 text-muted">
          <Trans>
            Candidates see your company’s name, logo, website and description on the page of each of
            your jobs.
          </Trans>
        </p>
      }
    />
  );
}
