import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { listOwnApplicationsQuery, newestApplicationsFailure } from '#src/api/applications.ts';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { countFiltered } from '#src/contract/applications/statuses.ts';
import { filtersWithMatches } from '#src/entities/application/filters-with-matches.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { StatusCounts } from '#src/entities/application/status-counts.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';

const SHOWN = 5;

/** The candidate's applications that changed last, counts by status, and a link to all (rule DASH-2). */
export function CandidateSummary({ candidateId }: { candidateId: string }) {
  const query = useQuery(listOwnApplicationsQuery(candidateId));
  return (
    <QueryStates
      query={query}
      skeleton={<SummarySkeleton />}
      failure={(error) => failureMessage(error, newestApplicationsFailure)}
    >
      {(list) => (list.total > 0 ? <Recent list={list} /> : <None />)}
    </QueryStates>
  );
}

function Recent({ list }: { list: ApplicationPage }) {
  const { t } = useLingui();
  return (
    <SummaryCard
      action={
        <TextLink to="/applications" className="text-14">
          <Trans>My Applications</Trans>
        </TextLink>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pb-3 sm:px-6">
        <Sent total={list.total} />
        <StatusCounts
          label={t`Applications by status`}
          counts={filtersWithMatches(list.counts)
            .filter((status) => status !== 'withdrawn')
            .map((status) => ({ status, count: countFiltered(list.counts, status) }))}
          reader="candidate"
          linkTo={(status) => ({ to: '/applications', search: { tab: status } })}
        />
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {latestChanges(list.applications).map((application) => (
          <RecentRow key={application._id} application={application} />
        ))}
      </ul>
    </SummaryCard>
  );
}

/** When something last happened to an application. */
const changedAt = ({ created_at, last_updated, withdrawn_at }: Application): string =>
  withdrawn_at ?? last_updated ?? created_at ?? '';

/** Those that changed last, of the newest (rule DASH-2). */
const latestChanges = (applications: readonly Application[]) =>
  applications.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a))).slice(0, SHOWN);

function None() {
  return (
    <SummaryCard>
      <div className="grid justify-items-start gap-4 px-4 pb-6 sm:px-6">
        <Sent total={0} />
        <Link to="/jobs" className={buttonClass('primary')}>
          <Trans>Browse Jobs</Trans>
        </Link>
      </div>
    </SummaryCard>
  );
}

const Sent = ({ total }: { total: number }) => (
  <p className="text-muted">
    <Plural
      value={total}
      _0="You haven't applied to any jobs yet."
      one="You have sent # application."
      other="You have sent # applications."
    />
  </p>
);

function RecentRow({ application }: { application: Application }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { job, created_at, last_updated, withdrawn_at } = application;
  const day = formats.date(changedAt(application));
  const change =
    day &&
    ((withdrawn_at && t`Withdrawn on ${day}`) ||
      (last_updated && last_updated !== created_at && t`Last updated ${day}`) ||
      t`Applied on ${day}`);
  return (
    <li className="relative flex max-xs:flex-col xs:items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 transition-colors duration-150 hover:bg-wash sm:px-6">
      <div className="min-w-0">
        <Link
          to="/applications/$applicationId"
          params={{ applicationId: application._id }}
          className="font-semibold text-brand after:absolute after:inset-0"
        >
          {job?.title || t`Job title not available`}
        </Link>
        <p className="text-14 text-muted tabular">
          <Dotted>
            <bdi>{job?.company_name || t`Company name not available`}</bdi>
            {change}
          </Dotted>
        </p>
      </div>
      <StatusBadge status={shownStatus(application)} />
    </li>
  );
}

function SummarySkeleton() {
  return (
    <SummaryCard>
      <Skeleton className="grid gap-4 px-4 pb-6 sm:px-6">
        <SkeletonLine className="h-7 w-full" />
        {['first', 'second', 'third'].map((place) => (
          <SkeletonLine key={place} className="mt-4 h-10 w-full" />
        ))}
      </Skeleton>
    </SummaryCard>
  );
}

function SummaryCard({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="recent-applications">
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-2.5 pb-1 sm:px-6">
          <h2 id="recent-applications" className="text-18">
            <Trans>Recent Applications</Trans>
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
