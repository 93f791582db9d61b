import { Plural, Trans } from '@lingui/react/macro';
import { describeFailure } from '../../api/api-error.ts';
import { jobApplicationsFailure } from '../../api/applications.ts';
import { myJobsFailure } from '../../api/own-jobs.ts';
import { QueryFailure } from '../../ui/query-states.tsx';
import { useEmployerWaiting } from './use-employer-waiting.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** What waits for the employer (rule DASH-4), with what couldn't be loaded of it. */
export function EmployerWaiting({ employerId }: { employerId: string }) {
  const { rows, more, isLoading, hasFailed, isUnknown, newest, waiting } =
    useEmployerWaiting(employerId);
  if (isUnknown && rows.length === 0) return null;
  return (
    <WaitingCard
      rows={rows}
      more={more}
      isLoading={isLoading}
      failure={
        hasFailed && (
          <>
            {!isUnknown && (
              <QueryFailure
                query={newest}
                failure={(error) => describeFailure(error, jobApplicationsFailure)}
              />
            )}
            <QueryFailure
              query={waiting}
              failure={(error) => describeFailure(error, myJobsFailure)}
            />
          </>
        )
      }
      nothing={<Trans>New applications, messages and interviews appear here.</Trans>}
    >
      {more > 0 && (
        <p className="border-line border-t px-4 py-3 text-14 text-muted sm:px-6">
          <Plural
            value={more}
            one="# more new application is marked on its job below."
            other="# more new applications are marked on their jobs below."
          />
        </p>
      )}
    </WaitingCard>
  );
}
