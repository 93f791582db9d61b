import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { Profile } from '#src/contract/profiles/profile.ts';
import {
  PROFILE_PARTS,
  partsWithContent,
  takeSnapshot,
} from '#src/contract/profiles/profile-snapshot.ts';
import { profilePartLabels } from '#src/entities/profile/profile-part-labels.ts';
import { ProfileSnapshot } from '#src/entities/profile/profile-snapshot.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import type { ApplyForm } from './apply-form-schema.ts';

/** The profile parts that the employer gets; the candidate can review and leave out each. */
export function SharedProfile({ profile }: { profile: UseQueryResult<Profile> }) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-14">{t`From your profile`}</legend>
      <Content profile={profile} />
    </fieldset>
  );
}

function Content({ profile: { data, isPending, refetch } }: { profile: UseQueryResult<Profile> }) {
  if (isPending) {
    return <SkeletonLines lines={['h-5 w-4/5', 'mt-4 h-24']} />;
  }
  if (!data) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
        <p>
          <Trans>We couldn’t load your profile. You can apply without it.</Trans>
        </p>
        <Button variant="secondary" size="small" onClick={() => refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (partsWithContent(data).length === 0) {
    return (
      <p className="text-14 text-muted">
        <Trans>
          Your profile is still empty. <TextLink to="/profile">Fill it in</TextLink> to show
          employers more than your letter.
        </Trans>
      </p>
    );
  }
  return <Parts profile={data} />;
}

function Parts({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const { field } = useController<ApplyForm, 'left_out'>({ name: 'left_out' });
  const parts = partsWithContent(profile);
  const shared = parts.filter((part) => !field.value.includes(part));
  const snapshot = takeSnapshot(profile, shared);
  return (
    <>
      <p className="-mt-1 mb-1.5 text-14 text-muted">
        <Trans>
          Choose what the employer sees. They get a copy: later changes to your profile won’t update
          it.
        </Trans>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 sm:gap-x-6">
        {parts.map((part) => (
          <CheckboxField
            key={part}
            label={i18n._(profilePartLabels[part])}
            checked={!field.value.includes(part)}
            onChange={({ target: { checked } }) =>
              field.onChange(
                PROFILE_PARTS.filter((one) =>
                  one === part ? !checked : field.value.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      <Disclosure
        summary={t`What the employer will read`}
        className="mt-2 rounded border border-line"
      >
        <div className="border-line border-t p-4 sm:p-5">
          {snapshot ? (
            <ProfileSnapshot snapshot={snapshot} />
          ) : (
            <p className="text-muted">
              <Trans>Nothing from your profile is sent.</Trans>
            </p>
          )}
        </div>
      </Disclosure>
    </>
  );
}
