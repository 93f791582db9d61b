import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { CompletenessBar } from '#src/entities/profile/completeness-bar.tsx';
import { missingParts, type ProfilePart } from '#src/entities/profile/profile-completeness.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Card } from '#src/ui/panel.tsx';
import type { SectionName } from './section-names.ts';

const steps: Record<ProfilePart, MessageDescriptor> = {
  phone: msg`Add a phone number`,
  location: msg`Add your location`,
  resume: msg`Upload your resume`,
  title: msg`Add your professional title`,
  skills: msg`List your skills`,
  experience_level: msg`Choose your experience level`,
  bio: msg`Write a few words about yourself`,
  education: msg`Add your education`,
  experience: msg`Add your work experience`,
};

const sectionOf = (part: Exclude<ProfilePart, 'resume'>): SectionName => {
  if (part === 'experience' || part === 'education') return part;
  return part === 'phone' || part === 'location' ? 'about' : 'work';
};

/**
 * Links to the fields that a candidate's saved profile still lacks; nothing when complete. Ignores unsaved input,
 * since a shrinking list would move the field being typed in (rule PROFILE-8).
 */
export function CompleteProfile({
  profile,
  onOpen,
}: {
  profile: Profile;
  /** Goes to the part's field. */
  onOpen: (part: ProfilePart) => void;
}) {
  const { i18n } = useLingui();
  const missing = missingParts(profile);
  if (missing.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-x-8 gap-y-3 p-5 sm:p-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-18">
          <Trans>Complete your profile</Trans>
        </h2>
        <div className="mt-2">
          <CompletenessBar missing={missing.length} />
        </div>
        <p className="mt-2 text-14 text-muted">
          <Trans>Recommended jobs fit better, and applying takes less time.</Trans>
        </p>
      </div>
      <ul className="flex flex-wrap content-start gap-2">
        {missing.map((part) => (
          <li key={part}>
            <a
              href={part === 'resume' ? '?tab=resume' : `?edit=${sectionOf(part)}`}
              className={buttonClass('secondary', 'small')}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(part);
              }}
            >
              <Icon name={moreIcons.plus} width="16" height="16" className="shrink-0" />
              {i18n._(steps[part])}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
