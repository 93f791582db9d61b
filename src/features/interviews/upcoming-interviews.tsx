import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { interviewQueries, upcomingFailure } from '../../api/interviews.ts';
import type { UpcomingInterview } from '../../contract/interview.ts';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { AnswerBadge } from '../../ui/interview-facts.tsx';
import { Card } from '../../ui/panel.tsx';
import { QueryFailure } from '../../ui/query-states.tsx';

type Reader = { _id: string; user_type: 'candidate' | 'employer' };

/** The reader's next interviews, the soonest first; nothing while there is none. */
export function UpcomingInterviews({ user }: { user: Reader }) {
  const query = useQuery(interviewQueries.upcoming(user._id));
  const failure = (error: Error) => describeFailure(error, upcomingFailure);
  if (!query.data) return <QueryFailure query={query} failure={failure} />;
  if (query.data.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-interviews">
      <Card className="p-6">
        <h2 id="upcoming-interviews" className="mb-4 text-18">
          <Trans>Upcoming interviews</Trans>
        </h2>
        <ul className="grid gap-4">
          {query.data.map((interview) => (
            <li
              key={interview.application_id}
              className="border-line border-t pt-4 first:border-t-0 first:pt-0"
            >
              <Upcoming interview={interview} isCandidate={user.user_type === 'candidate'} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const linkClass = 'font-medium text-link underline underline-offset-4 wrap-anywhere';

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
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="tabular-nums">{starts_at && tell(starts_at, time_zone).own}</p>
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
