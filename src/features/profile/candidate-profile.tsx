import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { updateCandidateProfile } from '#src/api/profile-mutations.ts';
import { EXPERIENCE_LEVELS } from '#src/contract/enumerations.ts';
import { isUploadedFile } from '#src/contract/files/upload.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { experienceLevelLabels } from '#src/entities/job/labels.ts';
import { missingParts } from '#src/entities/profile/profile-completeness.ts';
import { profilePartLabels } from '#src/entities/profile/profile-part-labels.ts';
import { EducationEntries, ExperienceEntries } from '#src/entities/profile/profile-snapshot.tsx';
import { resumeName } from '#src/lib/resume-name.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ListField, listError } from '#src/ui/list-field.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { CompleteProfile } from './complete-profile.tsx';
import { entryKinds } from './entry-kinds.ts';
import { EntryList } from './entry-list.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { EditButton, ProfileCard } from './profile-card.tsx';
import { type EditableSection, ProfileEditor } from './profile-editor.tsx';
import { ContactFacts, nameOf } from './profile-facts.tsx';
import {
  type CandidateForm,
  candidateDraft,
  candidateFormSchema,
  toCandidateForm,
} from './profile-form-schema.ts';
import { ProfilePicture } from './profile-picture.tsx';
import type { SectionName } from './section-names.ts';
import { useProfileForm } from './use-profile-form.ts';

/** A candidate's profile: what employers can read of it, and its forms. */
export function CandidateProfile({
  profile,
  edit,
  resume,
  onOpenResume,
}: {
  profile: Profile;
  edit: SectionName | undefined;
  /** Opens the saved resume. */
  resume: ReactNode;
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
  const saved = state.base.form;
  const level = saved.experience_level && i18n._(experienceLevelLabels[saved.experience_level]);
  const label = (part: 'experience' | 'education') => i18n._(profilePartLabels[part]);
  const restOf = (part: 'experience' | 'education') => (
    <TextArea
      label={i18n._(entryKinds[part].restLabel)}
      optional
      rows={2}
      limit={TEXT_MAX}
      {...field(`${part}_text`)}
    />
  );

  const sections: EditableSection<CandidateForm>[] = [
    {
      name: 'about',
      title: t`About you`,
      fields: ['first_name', 'last_name', 'phone', 'location'],
      heading: nameOf(saved),
      picture: <ProfilePicture profile={profile} />,
      lead: (
        <>
          {saved.title && <p className="mt-1">{saved.title}</p>}
          {missingParts(profile).length === 0 && (
            <p className="mt-1 flex items-center gap-1.5 text-14 text-success">
              <Icon name="check" width="16" height="16" className="shrink-0" />
              <Trans>Your profile is complete</Trans>
            </p>
          )}
        </>
      ),
      view: <ContactFacts email={profile.email} saved={saved} />,
      form: <PersonalFields email={profile.email} />,
    },
    {
      name: 'work',
      title: t`Your work`,
      fields: ['title', 'experience_level', 'bio', 'skills'],
      view: (level || saved.bio || saved.skills.length > 0) && (
        <>
          {saved.bio && <TextBlock text={saved.bio} />}
          <dl className="grid gap-4">
            {level && <DescriptionItem term={t`Experience level`}>{level}</DescriptionItem>}
            {saved.skills.length > 0 && (
              <DescriptionItem term={t`Skills`}>
                <span className="mt-1 flex flex-wrap gap-1.5">
                  {saved.skills.map((skill) => (
                    <Badge key={skill}>{skill}</Badge>
                  ))}
                </span>
              </DescriptionItem>
            )}
          </dl>
        </>
      ),
      emptyText: t`Say what you do: your title, your level, your skills and a few sentences about you.`,
      form: (
        <>
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
        </>
      ),
    },
    {
      name: 'experience',
      title: label('experience'),
      fields: ['experience', 'experience_text'],
      view: (saved.experience.length > 0 || saved.experience_text) && (
        <ExperienceEntries entries={saved.experience} text={saved.experience_text} />
      ),
      emptyText: t`Add the jobs you’ve had, the latest first: employers look here before anything else.`,
      form: (
        <>
          <EntryList name="experience" />
          {restOf('experience')}
        </>
      ),
    },
    {
      name: 'education',
      title: label('education'),
      isBeside: true,
      fields: ['education', 'education_text'],
      view: (saved.education.length > 0 || saved.education_text) && (
        <EducationEntries entries={saved.education} text={saved.education_text} />
      ),
      emptyText: t`Add your school, training or degree, and courses that matter for your work.`,
      form: (
        <>
          <EntryList name="education" />
          {restOf('education')}
        </>
      ),
    },
  ];

  return (
    <ProfileEditor
      state={state}
      sections={sections}
      edit={edit}
      below={(openAt) => (
        <CompleteProfile
          profile={profile}
          onOpen={(part) => (part === 'resume' ? onOpenResume() : openAt(part))}
        />
      )}
      beside={
        <>
          <ProfileCard
            title={t`Resume`}
            action={<EditButton name={t`Resume`} onClick={onOpenResume} />}
          >
            {profile.resume_url ? (
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                {isUploadedFile(profile.resume_url) && (
                  <span className="wrap-anywhere min-w-0">{resumeName(profile.resume_url)}</span>
                )}
                {resume}
              </p>
            ) : (
              <p className="max-w-prose text-muted">
                <Trans>Upload your resume once, and we’ll fill it in whenever you apply.</Trans>
              </p>
            )}
          </ProfileCard>
          <p className="text-14 text-muted">
            <Trans>
              Only you and this site’s administrators see your profile. Employers see what you send
              with an application.
            </Trans>
          </p>
        </>
      }
    />
  );
}
