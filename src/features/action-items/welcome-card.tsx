import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#src/contract/accounts/user.ts';
import { useClock } from '#src/lib/clock.tsx';
import { hasDashboard } from '#src/lib/config.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { ActionItemRow } from './action-item-row.tsx';
import type { ActionItemList } from './action-items-card.tsx';
import { useCandidateActionItems } from './candidate-action-items.tsx';
import { useEmployerActionItems } from './employer-action-items.tsx';

/** The user's most urgent action item on the home page, with a link to the rest (rule HOME-4). */
export function WelcomeCard({ user }: { user: User }) {
  return user.user_type === 'employer' ? (
    <EmployerWelcome user={user} />
  ) : (
    <CandidateWelcome user={user} />
  );
}

const CandidateWelcome = ({ user }: { user: User }) => (
  <Frame user={user} list={useCandidateActionItems(user._id, useClock().now)} />
);

function EmployerWelcome({ user }: { user: User }) {
  const { isUnknown, ...list } = useEmployerActionItems(user._id, useClock().now);
  return <Frame user={user} list={{ ...list, hasFailed: list.hasFailed || isUnknown }} />;
}

function Frame({ user, list }: { user: User; list: ActionItemList }) {
  const { t, i18n } = useLingui();
  const firstName = user.first_name;
  const count = list.rows.length + list.more;
  return (
    <section
      aria-labelledby="welcome"
      className="flex min-h-31 max-w-[32rem] flex-col overflow-hidden rounded-dialog border border-line bg-surface shadow-raised"
    >
      <div className="flex items-center justify-between gap-3 border-line border-b py-1 ps-4 pe-1 sm:ps-6 sm:pe-3">
        <h2 id="welcome" className="min-w-0 truncate text-16">
          {t`Welcome, ${firstName}.`}
        </h2>
        {hasDashboard(user.user_type) && (
          <Link to="/dashboard" className={`${buttonClass('ghost', 'small')} shrink-0`}>
            <Trans>Dashboard</Trans>
            {count > 1 && <Badge tone="solid">{formatNumber(count, i18n.locale)}</Badge>}
          </Link>
        )}
      </div>
      <div className="grid grow grid-cols-1 content-center">
        {list.isLoading ? (
          <Skeleton>
            <div className="grid gap-2 px-4 py-3 sm:px-6">
              <SkeletonLine className="h-4 w-2/5" />
              <SkeletonLine className="h-4 w-3/5" />
            </div>
          </Skeleton>
        ) : (
          <First list={list} user={user} />
        )}
      </div>
    </section>
  );
}

function First({ list, user }: { list: ActionItemList; user: User }) {
  const { t } = useLingui();
  if (list.rows.length > 0) return <ul data-short>{list.rows[0]}</ul>;
  // Without data, only links to where the action items are.
  if (list.hasFailed) {
    return (
      <ul data-short>
        {user.user_type === 'employer' ? (
          <ActionItemRow icon="briefcase" to="/my-jobs" title={t`My Jobs`} detail="" />
        ) : (
          <ActionItemRow icon="briefcase" to="/applications" title={t`My Applications`} detail="" />
        )}
      </ul>
    );
  }
  return (
    <p className="flex items-center gap-3 px-4 py-3 font-medium text-brand sm:px-6">
      <Icon name="check" className="size-5 shrink-0 text-success" />
      <Trans>You’re all caught up.</Trans>
    </p>
  );
}
