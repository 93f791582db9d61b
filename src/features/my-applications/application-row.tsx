import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import { canWithdraw } from '#src/contract/applications/statuses.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { UnreadBadge } from '#src/entities/application/unread-badge.tsx';
import { useTimes } from '#src/lib/use-times.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { Menu, MenuAction, MenuLink } from '#src/ui/menu.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Progress } from './progress.tsx';
import { WithdrawDialog } from './withdraw-button.tsx';

/** A row for one of the candidate's applications; the whole row opens the details (rule APP-2). */
export function ApplicationRow({ application }: { application: Application }) {
  const { t } = useLingui();
  const times = useTimes();
  const id = useId();
  const { job, created_at, last_updated, interview_date, withdrawn_at } = application;
  const applied = times.longDate(created_at);
  const updated = times.longDate(last_updated);
  const interview =
    interview_date &&
    [times.longDate(interview_date), times.time(interview_date)].filter(Boolean).join(', ');
  const withdrawn = times.longDate(withdrawn_at);

  return (
    <article className="relative flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 transition-colors duration-150 hover:bg-wash sm:px-6 lg:grid lg:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="w-full min-w-0">
        <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 leading-snug">
          {job?.title || t`Job title not available`}
          <UnreadBadge count={application.unread_messages} />
        </h2>
        <p className="mt-0.5 text-14 text-muted">
          <Dotted>
            <bdi>{job?.company_name || t`Company name not available`}</bdi>
            <bdi>{job?.location || t`Remote`}</bdi>
          </Dotted>
        </p>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-muted tabular">
          {applied && <li>{t`Applied on ${applied}`}</li>}
          {updated && <li>{t`Last updated ${updated}`}</li>}
          {withdrawn && <li>{t`Withdrawn on ${withdrawn}`}</li>}
          {interview && !withdrawn && (
            <li className="font-medium text-text">{t`Interview ${interview}`}</li>
          )}
          {job?.removed_at && (
            <li>
              <Trans>The employer has removed this job.</Trans>
            </li>
          )}
        </ul>
      </div>
      <div className="grid min-w-28 max-w-44 flex-1 gap-2">
        <div>
          <StatusBadge status={shownStatus(application)} />
        </div>
        {!withdrawn_at && (
          // Starts at the first dot and ends at the last.
          <div style={{ marginInline: 'calc(0.5rem - 12.5%)' }}>
            <Progress application={application} />
          </div>
        )}
      </div>
      <div className="ms-auto flex items-center gap-1">
        <Link
          to="/applications/$applicationId"
          params={{ applicationId: application._id }}
          aria-describedby={id}
          className={`${buttonClass('secondary', 'small')} static! after:absolute after:inset-0`}
        >
          <Trans>View Details</Trans>
        </Link>
        <div className="relative min-w-11">
          <ApplicationMenu application={application} />
        </div>
      </div>
    </article>
  );
}

/** The other actions on an application in a list, if any. */
function ApplicationMenu({ application }: { application: Application }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { job } = application;
  const jobTitle = job?.title || t`Job title not available`;
  const isOpenable = job && !job.removed_at;
  const isWithdrawable = canWithdraw(application);
  if (!isOpenable && !isWithdrawable) return null;
  return (
    <>
      <Menu
        label={t`More actions for ${jobTitle}`}
        button={<Icon name={moreIcons.more} strokeWidth="3" className="mx-1 size-5" />}
      >
        {isOpenable && (
          <MenuLink to="/jobs/$jobId" params={{ jobId: job._id }}>
            <Trans>View Job</Trans>
          </MenuLink>
        )}
        {isWithdrawable && (
          <MenuAction
            className="text-danger"
            onClick={() => setIsAsking(true)}
            {...onIntent(Confirm.preload)}
          >
            <Trans>Withdraw</Trans>
          </MenuAction>
        )}
      </Menu>
      {isAsking && <WithdrawDialog application={application} onClose={() => setIsAsking(false)} />}
    </>
  );
}
