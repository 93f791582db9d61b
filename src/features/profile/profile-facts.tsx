import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import type { PersonalForm } from './profile-form-schema.ts';

export const nameOf = ({ first_name, last_name }: PersonalForm): string =>
  `${first_name} ${last_name}`.trim();

/** How to reach the person. */
export function ContactFacts({ email, saved }: { email: string; saved: PersonalForm }) {
  const { t } = useLingui();
  return (
    <ProfileFacts
      facts={[
        [t`Email`, email],
        [t`Phone`, saved.phone],
        [t`Location`, saved.location],
      ]}
    />
  );
}

/** Short facts side by side; blank ones say so. */
export function ProfileFacts({ facts }: { facts: readonly [term: string, value: ReactNode][] }) {
  const { t } = useLingui();
  return (
    <dl className="wrap-anywhere grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(([term, value]) => (
        <DescriptionItem key={term} term={term}>
          {value ? <bdi>{value}</bdi> : <span className="text-muted">{t`Not specified`}</span>}
        </DescriptionItem>
      ))}
    </dl>
  );
}
