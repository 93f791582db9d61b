import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import {
  getPreferencesFailure,
  getPreferencesQuery,
  isLinkRefused,
} from '#src/api/notification-preferences.ts';
import { MAILED_KINDS } from '#src/contract/notifications/notification.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { StopMails } from './stop-mails.tsx';

/**
 * The mail preferences of the user, or of the recipient whom a mail's link identifies by `token`. `kind` is the
 * notification kind of that mail (rule NOTICE-4).
 */
export function NotificationPreferences({
  token,
  kind: given,
}: {
  token: string | undefined;
  kind: string | undefined;
}) {
  const query = useQuery(getPreferencesQuery(token));
  if (token && isLinkRefused(query.error)) return <InvalidLink />;
  const kind = MAILED_KINDS.find((known) => known === given);
  return (
    <QueryStates
      query={query}
      skeleton={<PreferencesSkeleton />}
      failure={(error) => failureMessage(error, getPreferencesFailure)}
    >
      {(preferences) => {
        const mode = kind && preferences.modes[kind];
        const { address } = preferences;
        return (
          <div className="grid gap-6">
            {address && (
              <p className="text-muted">
                <Trans>
                  Choose what we send to <b className="text-text">{address}</b>
                </Trans>
              </p>
            )}
            {mode && <StopMails key={kind} kind={kind} mode={mode} token={token} />}
            <PreferencesForm preferences={preferences} token={token} />
          </div>
        );
      }}
    </QueryStates>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <EmptyState
      spot="letterbox"
      title={t`This link is no longer valid`}
      text={t`Log in to choose what we email you.`}
      action={
        <Link to="/notifications/preferences" className={buttonClass('primary')}>
          <Trans>Log in</Trans>
        </Link>
      }
    />
  );
}

function PreferencesSkeleton() {
  return (
    <Skeleton>
      <SkeletonLine className="mb-6 h-5 w-64" />
      <Card className="divide-y divide-line lg:w-[calc(50%-0.75rem)]">
        <SkeletonRows count={7} className="flex min-h-16 items-center px-5" lines={['h-4 w-2/5']} />
      </Card>
    </Skeleton>
  );
}
