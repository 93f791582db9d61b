import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { listInterviewsFailure, listInterviewsQuery } from '#src/api/interviews.ts';
import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { AnswerBadge } from '#src/entities/interview/interview-facts.tsx';
import { JoinLink } from '#src/entities/interview/join-link.tsx';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { isWaiting } from '#src/entities/interview/waiting-interviews.ts';
import { useClock } from '#src/lib/clock.tsx';
import { FoldedRows } from '#src/ui/folded-rows.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryFailure } from '#src/ui/query-states.tsx';

type Reader = { _id: string; user_type: 'candidate' | 'employer' };

/** Interviews shown before 'Show all'. */
const FIRST = 3;

/**
 * The reader's next interviews, soonest first, without those that wait for their answer (rule INTERVIEW-8). Renders
 * nothing if there are none.
 */
export function UpcomingInterviews({ user }: { user: Reader }) {
  const query = useQuery(listInterviewsQuery(user._id));
  const failure = (error: Error) => failureMessage(error, listInterviewsFailure);
  if (!query.data) return <QueryFailure query={query} failure={failure} />;
  const interviews = query.data.filter((interview) => !isWaiting(interview, user.user_type));
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-interviews">
      <Card className="overflow-hidden">
        <h2 id="upcoming-interviews" className="px-4 pt-3.5 pb-2 text-18 sm:px-6">
          <Trans>Upcoming interviews</Trans>
        </h2>
        <FoldedRows
          rows={interviews.map((interview) => (
            <li
              key={interview.application_id}
              className="relative px-4 py-2.5 transition-colors duration-150 hover:bg-wash sm:px-6"
            >
              <Upcoming interview={interview} isCandidate={user.user_type === 'candidate'} />
            </li>
          ))}
          shown={FIRST}
        />
      </Card>
    </section>
  );
}

function Upcoming({
  interview,
  isCandidate,
}: {
  interview: UpcomingInterview;
  isCandidate: boolean;
}) {
  const { t } = useLingui();
  const { now } = useClock();
  const { bare } = useInterviewTime();
  const { application_id, job_id, starts_at, answer, link } = interview;
  const title = interview.job_title || t`Job title not available`;
  const linkClass =
    'wrap-anywhere font-semibold text-brand hover:underline after:absolute after:inset-0';
  return (
    <div className="grid justify-items-start">
      <div className="mb-0.5 flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-2 text-14 tabular">
          {starts_at && isSameDay(starts_at, now) && (
            <span className="font-semibold">
              <Trans>Today</Trans>
            </span>
          )}
          <span className="text-muted">{starts_at && bare(starts_at)}</span>
        </p>
        <AnswerBadge answer={answer} />
      </div>
      {isCandidate ? (
        <Link
          to="/applications/$applicationId"
          params={{ applicationId: application_id }}
          className={linkClass}
        >
          {title}
        </Link>
      ) : (
        <Link
          to="/jobs/$jobId/applications"
          params={{ jobId: job_id }}
          search={{ open: application_id }}
          className={linkClass}
        >
          {interview.candidate_name || t`Unknown`}
        </Link>
      )}
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
        <p className="wrap-anywhere text-14 text-muted">
          {isCandidate ? interview.company_name || t`Company name not available` : title}
        </p>
        {link && answer === 'confirmed' && (
          <JoinLink link={link} className="link font-medium text-14" />
        )}
      </div>
    </div>
  );
}

/** Whether a moment is on the same day as `now` by the device's clock. */
const isSameDay = (iso: string, now: number): boolean =>
  new Date(iso).toDateString() === new Date(now).toDateString();
