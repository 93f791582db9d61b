import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { missingParts } from '#src/entities/profile/profile-completeness.ts';
import { profilePartLabels } from '#src/entities/profile/profile-part-labels.ts';
import { namesOf } from '#src/shared/records.ts';
import { FormSection } from '#src/ui/form-section.tsx';
import { SectionOutline } from '#src/ui/section-outline.tsx';
import type { CandidateForm } from './profile-form-schema.ts';

type Section = 'about' | 'work' | 'experience' | 'education';

const titles: Record<Section, MessageDescriptor> = {
  about: msg`About you`,
  work: msg`Your work`,
  experience: profilePartLabels.experience,
  education: profilePartLabels.education,
};

const fieldsOf = {
  about: ['first_name', 'last_name', 'phone', 'location'],
  work: ['title', 'experience_level', 'bio', 'skills'],
  experience: ['experience', 'experience_text'],
  education: ['education', 'education_text'],
} as const satisfies Record<Section, readonly (keyof CandidateForm)[]>;

/** Must cover every field of the form, or the outline below doesn't compile. */
type Field = (typeof fieldsOf)[Section][number];

const idOf = (section: Section) => `section-${section}`;

export function ProfileSection({ section, children }: { section: Section; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <FormSection id={idOf(section)} title={i18n._(titles[section])}>
      {children}
    </FormSection>
  );
}

/**
 * The form's sections with live counts of empty and wrong fields; from 1024 px in the margin, else in a row above
 * the form (rule PROFILE-8).
 */
export function ProfileSections({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const { control } = useFormContext<CandidateForm>();
  const { errors } = useFormState({ control });
  const form = useWatch({ control }) as CandidateForm;
  const missing = missingParts({ ...profile, ...form });
  return (
    <div className="lg:absolute lg:inset-y-0 lg:end-full lg:me-8 lg:w-40 xl:w-52">
      <SectionOutline
        label={t`Sections of this form`}
        className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)]"
        sections={namesOf(titles).map((section) => {
          const fields: readonly Field[] = fieldsOf[section];
          const isHere = (name: Field) => fields.includes(name);
          const empty = missing.filter((part) => part !== 'resume' && isHere(part)).length;
          const wrong = namesOf(errors as Partial<Record<keyof CandidateForm, unknown>>).filter(
            isHere,
          ).length;
          return {
            id: idOf(section),
            title: i18n._(titles[section]),
            state: wrong > 0 ? 'wrong' : empty > 0 ? 'open' : 'done',
            note:
              wrong > 0 ? (
                <Plural value={wrong} one="# field to correct" other="# fields to correct" />
              ) : empty > 0 ? (
                <Plural value={empty} one="# field empty" other="# fields empty" />
              ) : (
                <Trans>Done</Trans>
              ),
          };
        })}
      />
    </div>
  );
}
