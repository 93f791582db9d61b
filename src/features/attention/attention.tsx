import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { applicationQueries } from '../../api/applications.ts';
import { interviewQueries } from '../../api/interviews.ts';
import { useClock } from '../../lib/clock.tsx';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { Icon } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { Card } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { AttentionRow } from './attention-row.tsx';
import { isInterviewNow, isToday } from './interview-now.ts';
import { useBegun } from './use-begun.ts';

/**
 * What needs the candidate now (rule DASH-5): interviews to answer or today, new messages, applications that
 * were begun. With `isQuiet` nothing shows where there is nothing.
 */
export function Attention({ userId, isQuiet = false }: { userId: string; isQuiet?: boolean }) {
  const { t } = useLingui();
  const { now } = useClock();
  const { say } = useInterviewTime();
  const upcoming = useQuery(interviewQueries.upcoming(userId));
  const newest = useQuery(applicationQueries.mine(userId, { page: 1, status: undefined }));
  const begun = useBegun(userId);
  const interviews = (upcoming.data ?? []).filter((one) => isInterviewNow(one, now));
  const unread = newest.isPlaceholderData ? [] : (newest.data?.unread ?? []);
  const isEmpty = interviews.length + unread.length + begun.jobs.length === 0;

  if (isEmpty) {
    if (isQuiet) return null;
    if (upcoming.isPending || newest.isPending || begun.isPending) return <Waiting />;
    // What failed says so in its own place.
    return upcoming.isError || newest.isError ? null : <CaughtUp />;
  }
  return (
    <section aria-labelledby="attention">
      <Card className="overflow-hidden">
        <h2 id="attention" className="px-4 pt-4 pb-2 text-18 sm:px-6">
          <Trans>Waiting for you</Trans>
        </h2>
        <ul className="divide-y divide-line">
          {interviews.map(({ application_id, starts_at, answer, ...interview }) => (
            <AttentionRow
              key={application_id}
              icon="calendar"
              title={
                isToday(starts_at, now) ? t`Interview today` : t`Answer the interview invitation`
              }
              about={interview.job_title}
              company={interview.company_name}
              more={starts_at && say(starts_at)}
              link={{
                to: '/applications/$applicationId',
                params: { applicationId: application_id },
              }}
            />
          ))}
          {unread.map(({ _id, job, unread_messages: count = 0 }) => (
            <AttentionRow
              key={_id}
              icon={moreIcons.message}
              title={<Plural value={count} one="# new message" other="# new messages" />}
              about={job?.title}
              company={job?.company_name}
              link={{ to: '/applications/$applicationId', params: { applicationId: _id } }}
            />
          ))}
          {begun.jobs.map(({ _id, title, company_name }) => (
            <AttentionRow
              key={_id}
              icon={moreIcons.pencil}
              title={t`Finish your application`}
              about={title}
              company={company_name}
              link={{ to: '/jobs/$jobId/apply', params: { jobId: _id } }}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <Card className="px-4 py-4 sm:px-6">
        <SkeletonLine className="h-5 w-2/5" />
        <SkeletonLine className="mt-2 h-4 w-4/5" />
      </Card>
    </Skeleton>
  );
}

function CaughtUp() {
  return (
    <Card className="flex items-start gap-3 px-4 py-4 sm:px-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-success-wash text-success">
        <Icon name="check" />
      </span>
      <div className="min-w-0">
        <h2 className="text-16">
          <Trans>You’re all caught up.</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>Interviews, new messages and unfinished applications appear here.</Trans>
        </p>
      </div>
    </Card>
  );
}
