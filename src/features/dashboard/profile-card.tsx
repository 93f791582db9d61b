import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { getProfileFailure, getProfileQuery } from '#src/api/profile.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { CompletenessBar } from '#src/entities/profile/completeness-bar.tsx';
import { missingParts, type ProfilePart } from '#src/entities/profile/profile-completeness.ts';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';

const partLabels: Record<ProfilePart, MessageDescriptor> = {
  phone: msg`Phone number`,
  location: msg`Location`,
  resume: msg`Resume`,
  title: msg`Professional title`,
  skills: msg`Skills`,
  experience_level: msg`Experience level`,
  bio: msg`A few words about you`,
  education: msg`Education`,
  experience: msg`Work experience`,
};

/** Shows how complete the candidate's profile is and what is missing, with a link. */
export function ProfileCard() {
  const query = useQuery(getProfileQuery());
  return (
    <QueryStates
      query={query}
      skeleton={
        <Card className="p-6">
          <SkeletonLines lines={['h-6 w-1/2', 'mt-4 h-11 w-full']} />
        </Card>
      }
      failure={(error) => failureMessage(error, getProfileFailure)}
    >
      {(profile) => <Completeness profile={profile} />}
    </QueryStates>
  );
}

function Completeness({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const missing = missingParts(profile);
  const isComplete = missing.length === 0;
  return (
    <Card className="grid grid-cols-1 content-start gap-4 p-4 sm:p-6">
      <h2 className="text-18">
        {isComplete ? t`Your profile is complete` : t`Complete your profile`}
      </h2>
      {isComplete ? (
        <p className="text-muted">
          <Trans>We fill in your phone number and resume when you apply.</Trans>
        </p>
      ) : (
        <>
          <CompletenessBar missing={missing.length} />
          <div>
            <h3 className="mb-2 font-medium text-14">
              <Trans>Still missing</Trans>
            </h3>
            <ul className="flex flex-wrap gap-2">
              {missing.map((part) => (
                <li key={part}>
                  <Badge>{i18n._(partLabels[part])}</Badge>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <div>
        <Link to="/profile" className={buttonClass('secondary')}>
          {isComplete ? t`View profile` : t`Complete profile`}
        </Link>
      </div>
    </Card>
  );
}
