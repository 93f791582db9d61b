import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#src/api/auth.ts';
import type { User } from '#src/contract/accounts/user.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { deadlineDay, isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import { useClock } from '#src/lib/clock.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { Checking, Panel } from './panel-parts.tsx';

/** The candidate's panel, loaded on demand: visitors never need it. */
export const CandidatePanel = lazyComponent(async () => {
  const [{ CandidatePanelContent }] = await Promise.all([
    import('./candidate-panel-content.tsx'),
    loadCatalog('account'),
  ]);
  return CandidatePanelContent;
});

type ApplyPanelProps = {
  job: Job;
  /** Why the job takes no applications, if it is closed to them. */
  notOpen: ReactNode;
  /** The job's text, shown while applying. */
  jobText: ReactNode;
};

/** The panel of the user's actions, beside the job's text. */
export function ApplyPanel(panel: ApplyPanelProps) {
  const { t } = useLingui();
  return (
    <SidePanel label={t`Apply`}>
      <ApplyPanelContent {...panel} />
    </SidePanel>
  );
}

function ApplyPanelContent({ job, notOpen, jobText }: ApplyPanelProps) {
  const { user, isPending } = useSession();
  const { now } = useClock();
  const isOpen = isLive(job) && !isExpired(job, deadlineDay(new Date(now)));

  if (isPending) return <Checking />;
  return (
    <div className="grid gap-3">
      {notOpen}
      <Answer job={job} user={user} isOpen={isOpen} jobText={jobText} />
    </div>
  );
}

/** The user's actions, in the order of rule APPLY-1. */
function Answer({
  job,
  user,
  isOpen,
  jobText,
}: Omit<ApplyPanelProps, 'notOpen'> & { user: User | null; isOpen: boolean }) {
  if (!user) return isOpen && <VisitorPrompt />;
  if (user.user_type !== 'candidate') {
    return (
      <Notice>
        <Trans>Only candidates can apply for jobs</Trans>
      </Notice>
    );
  }
  return (
    <CandidatePanel
      job={job}
      user={user}
      isOpen={isOpen}
      jobText={jobText}
      fallback={<Checking />}
    />
  );
}

function VisitorPrompt() {
  const { t } = useLingui();
  // Without the hash, which the server never sees.
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <Panel
      className="stored-session:invisible"
      title={t`Interested in this job?`}
      action={
        <Link to="/login" search={{ redirect }} className={buttonClass('primary')}>
          <Trans>Login</Trans>
        </Link>
      }
    >
      <p className="text-14 text-muted">
        <Trans>You must be logged in to apply</Trans>
        <span className="block">
          <Trans>
            New here?{' '}
            <TextLink to="/register" search={{ redirect }}>
              Register
            </TextLink>
          </Trans>
        </span>
      </p>
    </Panel>
  );
}
