import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { checkFailure, checkQueries } from '../../api/application-checks.ts';
import { useSession } from '../../api/auth.ts';
import type { Job } from '../../contract/job.ts';
import { deadlineDay, isExpired, isLive } from '../../contract/job-status.ts';
import { APPLICATIONS_TO_JOB_MAX } from '../../contract/limits.ts';
import type { User } from '../../contract/user.ts';
import { useClock } from '../../lib/clock.tsx';
import { loadCatalog } from '../../lib/i18n.ts';
import { translate } from '../../lib/message.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyComponent, onIntent } from '../../ui/lazy-component.tsx';
import { ErrorNotice, Notice } from '../../ui/panel.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const ApplyDialog = lazyComponent(async () => {
  const [{ ApplyDialog }] = await Promise.all([
    import('./apply-dialog.tsx'),
    loadCatalog('account'),
  ]);
  return ApplyDialog;
});

type ApplyPanelProps = {
  job: Job;
  /** Says why the job takes no applications, if it doesn't. */
  notOpen: ReactNode;
};

/** What the user can do about a job, beside its text. */
export function ApplyPanel({ job, notOpen }: ApplyPanelProps) {
  const { t } = useLingui();
  return (
    <SidePanel label={t`Apply`}>
      <ApplyPanelContent job={job} notOpen={notOpen} />
    </SidePanel>
  );
}

function ApplyPanelContent({ job, notOpen }: ApplyPanelProps) {
  const { user, isPending } = useSession();
  const { now } = useClock();
  const isOpen = isLive(job) && !isExpired(job, deadlineDay(new Date(now)));

  if (isPending) return <Checking />;
  return (
    <div className="grid gap-3">
      {notOpen}
      <Answer job={job} user={user} isOpen={isOpen} />
    </div>
  );
}

type AnswerProps = { job: Job; isOpen: boolean };

/** What the user can do about the job, in the order of rule APPLY-1. */
function Answer({ job, user, isOpen }: AnswerProps & { user: User | null }) {
  if (!user) return isOpen && <VisitorPrompt />;
  if (user.user_type !== 'candidate') {
    return (
      <Notice>
        <Trans>Only candidates can apply for jobs</Trans>
      </Notice>
    );
  }
  return <CandidatePanel job={job} user={user} isOpen={isOpen} />;
}

function CandidatePanel({ job, user, isOpen }: AnswerProps & { user: User }) {
  const { t, i18n } = useLingui();
  const { data: check, error, refetch } = useQuery(checkQueries.one(job._id));
  const [isApplying, setIsApplying] = useState(false);

  if (check?.hasApplied) {
    return (
      <Panel
        action={
          <Link to="/applications" className={buttonClass('secondary')}>
            <Trans>My Applications</Trans>
          </Link>
        }
      >
        <Notice tone="success">
          <Trans>You have already applied for this job.</Trans>
        </Notice>
      </Panel>
    );
  }
  if (!isOpen) return null;
  if (error && !check) {
    return (
      <ErrorNotice
        text={translate(i18n, describeFailure(error, checkFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!check) return <Checking />;
  if (check.withdrawals >= APPLICATIONS_TO_JOB_MAX) {
    return (
      <Notice>
        <Trans>You’ve withdrawn two applications for this job, so you can’t apply again.</Trans>
      </Notice>
    );
  }
  return (
    <Panel
      title={t`Interested in this job?`}
      action={
        <>
          <Button
            aria-haspopup="dialog"
            onClick={() => setIsApplying(true)}
            {...onIntent(ApplyDialog.preload)}
          >
            <Trans>Apply Now</Trans>
          </Button>
          <Link
            to="/jobs/$jobId/apply"
            params={{ jobId: job._id }}
            state
            className={buttonClass('secondary')}
          >
            <Trans>Full application form</Trans>
          </Link>
        </>
      }
    >
      <p className="hidden text-14 text-muted lg:block">
        <Trans>
          You need a resume and a cover letter. What you write is kept until you send it.
        </Trans>
      </p>
      {check.withdrawals > 0 && (
        <p className="text-14 text-muted">
          <Trans>You withdrew an application for this job. You can apply once more.</Trans>
        </p>
      )}
      {isApplying && <ApplyDialog job={job} user={user} onClose={() => setIsApplying(false)} />}
    </Panel>
  );
}

function VisitorPrompt() {
  const { t } = useLingui();
  // Without the part after '#', of which the server learns nothing.
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <Panel
      className="stored-session:invisible"
      title={t`Interested in this job?`}
      action={
        <>
          <Link to="/login" search={{ redirect }} className={buttonClass('primary')}>
            <Trans>Login</Trans>
          </Link>
          <Link to="/register" search={{ redirect }} className={buttonClass('secondary')}>
            <Trans>Register</Trans>
          </Link>
        </>
      }
    >
      <p className="text-14 text-muted">
        <Trans>You must be logged in to apply</Trans>
      </p>
    </Panel>
  );
}

function Checking() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Checking your application`}
      className="grid place-items-center py-3"
    >
      <span className="sr-only">{t`Checking your application`}</span>
      <Spinner className="text-brand" />
    </div>
  );
}

function Panel({
  title,
  children,
  action,
  className,
}: {
  title?: string;
  children: ReactNode;
  action: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames('grid gap-3 lg:gap-4', className)}>
      {title && <h2 className="hidden text-18 lg:block">{title}</h2>}
      {children}
      <div className="grid auto-cols-fr grid-flow-col gap-3 lg:grid-flow-row">{action}</div>
    </div>
  );
}
