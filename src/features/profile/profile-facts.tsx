import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import type { PersonalForm } from './profile-form-schema.ts';

export const nameOf = ({ first_name, last_name }: PersonalForm): string =>
  `${first_name} ${last_name}`.trim();

/** How to reach the person. */
export function ContactFacts({
  email,
  saved,
  isStacked,
}: {
  email: string;
  saved: PersonalForm;
  isStacked?: boolean;
}) {
  const { t } = useLingui();
  return (
    <ProfileFacts
      isStacked={isStacked}
      facts={[
        [t`Email`, email],
        [t`Phone`, saved.phone],
        [t`Location`, saved.location],
      ]}
    />
  );
}

/** Short facts side by side, or below each other with `isStacked`; blank ones say so. */
export function ProfileFacts({
  facts,
  isStacked = false,
}: {
  facts: readonly [term: string, value: ReactNode][];
  isStacked?: boolean | undefined;
}) {
  const { t } = useLingui();
  return (
    <dl
      className={classNames(
        'wrap-anywhere grid content-start gap-x-6 gap-y-4',
        isStacked ? 'sm:max-lg:grid-cols-3' : 'sm:grid-cols-3',
      )}
    >
      {facts.map(([term, value]) => (
        <DescriptionItem key={term} term={term}>
          {value ? <bdi>{value}</bdi> : <span className="text-muted">{t`Not specified`}</span>}
        </DescriptionItem>
      ))}
    </dl>
  );
}
