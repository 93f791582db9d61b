import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Job } from '../../contract/job.ts';
import { showCompanyName } from '../../lib/company-name.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Card } from '../../ui/panel.tsx';

const link = 'text-link underline underline-offset-4';

/** Confirms an application that was just sent, and says what happens next. */
export function Applied({ job }: { job: Job }) {
  const { i18n, t } = useLingui();
  const jobTitle = job.title || t`Job title not available`;
  const companyName = showCompanyName(job, i18n);
  return (
    <Card className="grid gap-6 p-5 sm:p-8">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success-wash text-success">
          <Icon name="check" />
        </span>
        <div className="min-w-0">
          <p>
            <Trans>Your application has been sent to the employer.</Trans>
          </p>
          <p className="mt-1 font-medium">{jobTitle}</p>
          <p className="text-muted">{companyName}</p>
        </div>
      </div>
      <div>
        <h2 className="mb-2 text-18">
          <Trans>What happens next</Trans>
        </h2>
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-line-strong">
          <li>
            <Trans>The employer reads your letter and your resume.</Trans>
          </li>
          <li>
            <Trans>
              Follow your application, or withdraw it, in{' '}
              <Link to="/applications" className={link}>
                My Applications
              </Link>
              .
            </Trans>
          </li>
          <li>
            <Trans>
              If they’d like to talk to you, they’ll write to you here or use your email or phone
              number.
            </Trans>
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/dashboard" className={buttonClass('primary')}>
          <Trans>Go to Dashboard</Trans>
        </Link>
        <Link to="/jobs" className={buttonClass('secondary')}>
          <Trans>Browse Jobs</Trans>
        </Link>
      </div>
    </Card>
  );
}
