import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { missingParts, type ProfilePart } from '#src/entities/profile/profile-completeness.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Card } from '#src/ui/panel.tsx';

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

/**
 * Links to the fields that a candidate's saved profile still lacks; nothing when complete. Ignores unsaved input,
 * since a shrinking list would move the field being typed in (rule PROFILE-8).
 */
export function ProfileOutline({
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
    <Card className="p-4 sm:p-6">
      <h2 className="text-18">
        <Trans>Complete your profile</Trans>
      </h2>
      <p className="mt-1 text-14 text-muted">
        <Trans>Recommended jobs fit better, and applying takes less time.</Trans>
      </p>
      <ul className="mt-3 grid gap-x-4 sm:grid-cols-2">
        {missing.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className="flex min-h-11 items-center gap-2.5 rounded text-brand hover:underline"
              onClick={(event) => {
                // Keeps the URL, so that going back leaves the profile.
                event.preventDefault();
                onOpen(part);
              }}
            >
              <Icon name={moreIcons.plus} width="18" height="18" className="shrink-0 text-muted" />
              {i18n._(steps[part])}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
