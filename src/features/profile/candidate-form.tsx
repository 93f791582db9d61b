import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { updateCandidateProfile } from '#src/api/profile-mutations.ts';
import { EXPERIENCE_LEVELS } from '#src/contract/enumerations.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { experienceLevelLabels } from '#src/entities/job/labels.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { ListField, listError } from '#src/ui/list-field.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { entryKinds } from './entry-kinds.ts';
import { EntryList } from './entry-list.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { candidateDraft, candidateFormSchema, toCandidateForm } from './profile-form-schema.ts';
import { ProfileOutline } from './profile-outline.tsx';
import { ProfileSection, ProfileSections } from './profile-sections.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** A candidate's profile in sections, saved together. */
export function CandidateForm({
  profile,
  onOpenResume,
}: {
  profile: Profile;
  /** Opens the tab with the resume. */
  onOpenResume: () => void;
}) {
  const { t, i18n } = useLingui();
  const state = useProfileForm({
    schema: candidateFormSchema,
    saved: toCandidateForm(profile),
    draft: candidateDraft(profile._id),
    update: updateCandidateProfile(),
  });
  const { control } = state.form;
  const field = fieldOf(state.form);

  return (
    <ProfileFormFrame state={state}>
      <ProfileSections profile={profile} />
      <ProfileOutline
        profile={profile}
        onOpen={(part) => (part === 'resume' ? onOpenResume() : state.form.setFocus(part))}
      />
      <ProfileSection section="about">
        <PersonalFields email={profile.email} />
      </ProfileSection>
      <ProfileSection section="work">
        <div className="grid gap-5 sm:grid-cols-[5fr_3fr]">
          <TextField
            label={t`Professional title`}
            autoComplete="organization-title"
            optional
            {...field('title')}
          />
          <SelectField
            label={t`Experience level`}
            options={[
              { value: '', label: t`Not specified` },
              ...EXPERIENCE_LEVELS.map((value) => ({
                value,
                label: experienceLevelLabels[value],
              })),
            ]}
            {...field('experience_level')}
          />
        </div>
        <TextArea
          label={t`Bio`}
          hint={t`A few sentences: what you do, and what you are looking for.`}
          optional
          rows={4}
          limit={TEXT_MAX}
          {...field('bio')}
        />
        <Controller
          control={control}
          name="skills"
          render={({ field, fieldState }) => (
            <ListField
              label={t`Skills`}
              hint={t`Press Enter after each one, or paste a list with commas.`}
              optional
              ref={field.ref}
              items={field.value}
              onChange={field.onChange}
              error={listError(fieldState.error)}
            />
          )}
        />
      </ProfileSection>
      {(['experience', 'education'] as const).map((list) => (
        <ProfileSection key={list} section={list}>
          <EntryList name={list} />
          <TextArea
            label={i18n._(entryKinds[list].restLabel)}
            optional
            rows={2}
            limit={TEXT_MAX}
            {...field(`${list}_text`)}
          />
        </ProfileSection>
      ))}
    </ProfileFormFrame>
  );
}
