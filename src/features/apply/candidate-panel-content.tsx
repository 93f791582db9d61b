import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { checkApplicationFailure, checkApplicationQuery } from '#src/api/application-checks.ts';
import type { User } from '#src/contract/accounts/user.ts';
import type { ApplicationCheck } from '#src/contract/applications/application-check.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { APPLICATIONS_TO_JOB_MAX } from '#src/contract/limits.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { translate } from '#src/lib/ui-text.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { lazyComponent, onIntent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { ErrorNotice, Notice } from '#src/ui/panel.tsx';
import { Checking, Panel } from './panel-parts.tsx';

const ApplyDialog = lazyComponent(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

type CandidatePanelProps = { job: Job; user: User; isOpen: boolean; jobText: ReactNode };

/** Shows the candidate's application, or how to apply (rule APPLY-1). */
export function CandidatePanelContent({ job, user, isOpen, jobText }: CandidatePanelProps) {
  const { t, i18n } = useLingui();
  const { data: check, error, refetch } = useQuery(checkApplicationQuery(job._id));
  const [isApplying, setIsApplying] = useState(false);

  if (check?.hasApplied) return <Applied application={check.application} />;
  if (!isOpen) return null;
  if (error && !check) {
    return (
      <ErrorNotice
        text={translate(i18n, failureMessage(error, checkApplicationFailure))}
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
        <Button
          aria-haspopup="dialog"
          onClick={() => setIsApplying(true)}
          {...onIntent(ApplyDialog.preload)}
        >
          <Trans>Apply Now</Trans>
        </Button>
      }
    >
      <div className="hidden gap-1 text-14 text-muted lg:grid">
        <p>
          {user.resume_url ? (
            <Trans>
              Your profile has a resume, so you only need a cover letter. What you write is kept
              until you send it.
            </Trans>
          ) : (
            <Trans>
              You need a resume and a cover letter. What you write is kept until you send it.
            </Trans>
          )}
        </p>
        {job.questions.length > 0 && (
          <p>
            <Plural
              value={job.questions.length}
              one="The employer asks # question."
              other="The employer asks # questions."
            />
          </p>
        )}
      </div>
      {check.withdrawals > 0 && (
        <p className="text-14 text-muted">
          <Trans>You withdrew an application for this job. You can apply once more.</Trans>
        </p>
      )}
      {isApplying && (
        <ApplyDialog job={job} user={user} jobText={jobText} onClose={() => setIsApplying(false)} />
      )}
    </Panel>
  );
}

/** The application's status, if the server returns it. */
function Applied({ application }: { application: ApplicationCheck['application'] }) {
  const formats = useFormats();
  return (
    <Panel
      action={
        application ? (
          <Link
            to="/applications/$applicationId"
            params={{ applicationId: application._id }}
            className={buttonClass('secondary')}
          >
            <Trans>View your application</Trans>
          </Link>
        ) : (
          <Link to="/applications" className={buttonClass('secondary')}>
            <Trans>My Applications</Trans>
          </Link>
        )
      }
    >
      <p role="status" className="font-medium max-lg:text-14">
        <Trans>You have already applied for this job.</Trans>
      </p>
      {application && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
          <StatusBadge status={application.status} />
          {application.created_at && (
            <Trans>Applied on {formats.date(application.created_at)}</Trans>
          )}
        </p>
      )}
    </Panel>
  );
}
