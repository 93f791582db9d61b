import { Trans, useLingui } from '@lingui/react/macro';
import type { UserType } from '../../contract/enumerations.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

/** Nobody was told of anything yet: what will appear here, and where it begins. */
export function NoNotifications({ reader }: { reader: UserType }) {
  const { t } = useLingui();
  const isCandidate = reader === 'candidate';
  return (
    <EmptyState
      icon={moreIcons.bell}
      title={t`No notifications yet`}
      text={
        isCandidate
          ? t`You’ll see here when an employer answers your application, invites you to an interview or writes to you.`
          : t`You’ll see here when someone applies for your jobs, replies to an interview invitation or writes to you.`
      }
      action={
        <Link to={isCandidate ? '/jobs' : '/my-jobs'} className={buttonClass('secondary')}>
          {isCandidate ? <Trans>Browse Jobs</Trans> : <Trans>My Jobs</Trans>}
        </Link>
      }
    />
  );
}
