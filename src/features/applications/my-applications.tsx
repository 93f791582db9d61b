import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { applicationQueries } from '../../api/applications.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/panel.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { MyApplicationsError } from './my-applications-error.tsx';

/** The candidate's applications, newest first. */
export function MyApplications() {
  const { t } = useLingui();
  const { data: applications, error } = useQuery(applicationQueries.mine());

  if (error && !applications) return <MyApplicationsError error={error} />;
  if (!applications) return <ApplicationsSkeleton />;
  if (applications.length === 0) {
    return (
      <EmptyState
        icon="document"
        title={t`No Applications Found`}
        text={t`You haven't applied to any jobs yet.`}
        action={
          <Link to="/jobs" className={buttonLook('primary')}>
            <Trans>Browse Jobs</Trans>
          </Link>
        }
      />
    );
  }
  return <ApplicationList applications={applications} />;
}
