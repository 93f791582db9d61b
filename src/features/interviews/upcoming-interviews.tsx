import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { listInterviewsFailure, listInterviewsQuery } from '#src/api/interviews.ts';
import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { AnswerBadge } from '#src/entities/interview/interview-facts.tsx';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { FoldedRows } from '#src/ui/folded-rows.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryFailure } from '#src/ui/query-states.tsx';

type Reader = { _id: string; user_type: 'candidate' | 'employer' };

/** Interviews shown before 'Show all'. */
const FIRST = 3;

/** The reader's next interviews, soonest first; renders nothing if there are none (rule INTERVIEW-8). */
export function UpcomingInterviews({
  user,
  isElsewhere = () => false,
}: {
  user: Reader;
  /** Whether the screen shows the interview elsewhere. */
  isElsewhere?: (interview: UpcomingInterview) => boolean;
}) {
  const query = useQuery(listInterviewsQuery(user._id));
  const failure = (error: Error) => failureMessage(error, listInterviewsFailure);
  if (!query.data) return <QueryFailure query={query} failure={failure} />;
  const interviews = query.data.filter((one) => !isElsewhere(one));
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-interviews">
      <Card className="overflow-hidden">
        <h2 id="upcoming-interviews" className="px-4 pt-4 pb-2 text-18 sm:px-6">
          <Trans>Upcoming interviews</Trans>
        </h2>
        <FoldedRows
          rows={interviews.map((interview) => (
            <li key={interview.application_id} className="px-4 py-3 sm:px-6">
              <Upcoming interview={interview} isCandidate={user.user_type === 'candidate'} />
            </li>
          ))}
          shown={FIRST}
        />
      </Card>
    </section>
  );
}

const linkClass = 'wrap-anywhere font-semibold text-brand underline-offset-4 hover:underline';

function Upcoming({
  interview,
  isCandidate,
}: {
  interview: UpcomingInterview;
  isCandidate: boolean;
}) {
  const { t } = useLingui();
  const { tell } = useInterviewTime();
  const { application_id, job_id, starts_at, time_zone, answer } = interview;
  const title = interview.job_title || t`Job title not available`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="text-14 text-muted tabular">{starts_at && tell(starts_at, time_zone).own}</p>
        <p>
          {isCandidate ? (
            <>
              <Link
                to="/applications/$applicationId"
                params={{ applicationId: application_id }}
                className={linkClass}
              >
                {title}
              </Link>{' '}
              · {interview.company_name || t`Company name not available`}
            </>
          ) : (
            <>
              <Link
                to="/jobs/$jobId/applications"
                params={{ jobId: job_id }}
                search={{ open: application_id }}
                className={linkClass}
              >
                {interview.candidate_name || t`Unknown`}
              </Link>{' '}
              · {title}
            </>
          )}
        </p>
      </div>
      <AnswerBadge answer={answer} />
    </div>
  );
}
