import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { applicationQueries } from '../../api/applications.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/panel.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { MyApplicationsError } from './my-applications-error.tsx';

/** The candidate's applications, newest first, a page at a time. */
export function MyApplications({ candidateId, page }: { candidateId: string; page: number }) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData } = useQuery(
    applicationQueries.mine(candidateId, { page, status: undefined }),
  );

  if (error && !data) return <MyApplicationsError error={error} />;
  if (!data) return <ApplicationsSkeleton />;
  return (
    <ApplicationList
      list={data}
      page={page}
      isStale={isPlaceholderData}
      empty={
        <EmptyState
          icon="document"
          title={t`No Applications Found`}
          text={t`You haven't applied to any jobs yet.`}
          action={
            <Link to="/jobs" className={buttonClass('primary')}>
              <Trans>Browse Jobs</Trans>
            </Link>
          }
        />
      }
    />
  );
}
