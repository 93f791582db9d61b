import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import { canWithdraw } from '#src/contract/applications/statuses.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { UnreadBadge } from '#src/entities/application/unread-badge.tsx';
import { useTimes } from '#src/lib/use-times.ts';
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
  const details = {
    to: '/applications/$applicationId',
    params: { applicationId: application._id },
  } as const;
  const { job, created_at, last_updated, interview_date, withdrawn_at } = application;
  const applied = times.longDate(created_at);
  const updated = times.longDate(last_updated);
  const interview =
    interview_date &&
    [times.longDate(interview_date), times.time(interview_date)].filter(Boolean).join(', ');
  const withdrawn = times.longDate(withdrawn_at);

  return (
    <article className="group relative grid grid-cols-1 gap-x-6 gap-y-2 px-4 py-3.5 transition-colors duration-150 hover:bg-wash sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center sm:px-6 sm:max-lg:pe-18 lg:grid-cols-[minmax(0,1fr)_15rem_17rem_auto]">
      <div className="min-w-0">
        <h2 className="max-sm:pe-10 flex flex-wrap items-center gap-x-3 gap-y-1 text-16 leading-snug">
          <Link {...details} className="rounded-sm after:absolute after:inset-0 hover:underline">
            {job?.title || t`Job title not available`}
          </Link>
          <UnreadBadge count={application.unread_messages} />
        </h2>
        <p className="mt-0.5 text-14 text-muted">
          <Dotted>
            <bdi>{job?.company_name || t`Company name not available`}</bdi>
            <bdi>{job?.location || t`Remote`}</bdi>
          </Dotted>
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-muted tabular max-lg:-mt-1 sm:max-lg:col-start-1 lg:grid">
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
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:grid sm:max-lg:grid-cols-1 lg:grid lg:grid-cols-[8rem_minmax(0,1fr)]">
        <div>
          <StatusBadge status={shownStatus(application)} />
        </div>
        {!withdrawn_at && (
          // Starts at the first dot and ends at the last.
          <div className="min-w-24 max-w-44 flex-1">
            <div style={{ marginInline: 'calc(0.5rem - 12.5%)' }}>
              <Progress application={application} />
            </div>
          </div>
        )}
      </div>
      <div className="flex items-center gap-1 max-lg:absolute max-lg:inset-e-2 max-lg:top-1.5 sm:max-lg:inset-e-4">
        <Link
          {...details}
          // Tab skips it, since the title does the same. It shows beside a pointer or the focus.
          tabIndex={-1}
          className="relative whitespace-nowrap rounded px-1 py-2 text-14 text-muted opacity-0 hover:text-brand hover:underline group-focus-within:opacity-100 group-hover:opacity-100 max-lg:sr-only"
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
