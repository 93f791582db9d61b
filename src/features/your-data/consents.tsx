import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useRef } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { listConsentsFailure, listConsentsQuery, takeBackConsent } from '#src/api/consents.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import type { Consent } from '#src/contract/accounts/consent.ts';
import { LANGUAGE_NAMES } from '#src/contract/language.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Setting } from '#src/ui/setting.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';

/** What the user agreed to, and a way to stop sharing a profile (rule CONSENT-5). */
export function Consents({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(listConsentsQuery());
  // A server that only knows the specification's calls (rule CALL-8).
  if (isUnknownCall(query.error)) return null;
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  return (
    <Setting id={id} title={t`What you’ve agreed to`}>
      <QueryStates
        query={query}
        skeleton={
          <Skeleton>
            <SkeletonRows count={2} lines={['h-5 w-40', 'mt-2 h-4 w-56']} className="py-3" />
          </Skeleton>
        }
        failure={(error) => failureMessage(error, listConsentsFailure)}
      >
        {({ pages }) => (
          <>
            <ConsentList consents={pages.flatMap(({ consents }) => consents)} />
            {hasNextPage && (
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  pending={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  <Trans>Show more</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </QueryStates>
    </Setting>
  );
}

function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const list = useRef<HTMLUListElement>(null);
  if (consents.length === 0)
    return (
      <p className="text-muted">
        <Trans>You haven’t agreed to anything yet.</Trans>
      </p>
    );
  return (
    <ul ref={list} tabIndex={-1} className="-my-3 divide-y divide-line outline-none">
      {consents.map((consent) => (
        // The button that was pressed is gone afterwards.
        <ConsentRow key={consent._id} consent={consent} onStop={() => list.current?.focus()} />
      ))}
    </ul>
  );
}

/** The texts that one agrees to, with their places. */
const TEXTS = {
  terms: { title: msg`Terms of Service`, place: linkOptions({ to: '/terms' }) },
  privacy: { title: msg`Privacy Policy`, place: linkOptions({ to: '/privacy' }) },
} as const;

function ConsentTitle({ consent: { purpose, ...consent } }: { consent: Consent }) {
  const { t, i18n } = useLingui();
  if (purpose !== 'profile') {
    const { title, place } = TEXTS[purpose];
    return <TextLink {...place}>{i18n._(title)}</TextLink>;
  }
  const { application_id: applicationId, job_title: title, company_name: company } = consent;
  if (!applicationId) return t`Parts of your profile in an application`;
  return (
    <Trans>
      Parts of your profile in{' '}
      <TextLink to="/applications/$applicationId" params={{ applicationId }}>
        your application for {title} at {company}
      </TextLink>
    </Trans>
  );
}

function ConsentRow({ consent, onStop }: { consent: Consent; onStop: () => void }) {
  const times = useTimes();
  const { purpose, version, language, created_at, taken_back_at } = consent;
  const day = times.longDate(version || null);
  const [since, until] = [times.dateTime(created_at), times.dateTime(taken_back_at)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-medium">
          <ConsentTitle consent={consent} />
        </p>
        <p className="wrap-anywhere mt-0.5 text-14 text-muted">
          <Dotted>
            {day && <Trans>Version of {day}</Trans>}
            {LANGUAGE_NAMES[language]}
            {since && <Trans>Agreed on {since}</Trans>}
            {until && <Trans>Stopped on {until}</Trans>}
          </Dotted>
        </p>
      </div>
      {purpose === 'profile' && !until && <StopSharing consent={consent} onStop={onStop} />}
    </li>
  );
}

function StopSharing({
  consent: { _id, job_title: title, company_name: company },
  onStop,
}: {
  consent: Consent;
  onStop: () => void;
}) {
  const { t } = useLingui();
  const stopping = useMutation(takeBackConsent());
  return (
    <ConfirmButton
      variant="secondary"
      size="small"
      label={t`Stop sharing`}
      pending={stopping.isPending}
      title={t`Stop sharing your profile?`}
      confirmLabel={t`Stop sharing`}
      onConfirm={() => stopping.mutate(_id, { onSuccess: onStop })}
    >
      <p className="wrap-anywhere">
        <Trans>
          The parts of your profile will be removed from your application for {title}, and {company}{' '}
          won’t see them any more. You can’t undo this.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
