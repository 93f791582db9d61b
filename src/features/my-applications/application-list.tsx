import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Card } from '#src/ui/panel.tsx';
import { PastEnd } from '#src/ui/past-end.tsx';
import { ApplicationRow } from './application-row.tsx';

/**
 * A page of the candidate's applications with a pager, or `empty` if there are none at all. `isStale`: `list` is
 * the previous page until the requested one has loaded.
 */
export function ApplicationList({
  list,
  page,
  isStale,
  empty,
}: {
  list: ApplicationPage;
  page: number;
  isStale: boolean;
  empty: ReactNode;
}) {
  const { t } = useLingui();
  const { applications, total, totalPages } = list;
  const past = <PastEnd title={t`There are no applications on this page.`} />;
  return (
    <ListRegion
      label={t`Applications`}
      page={page}
      isStale={isStale}
      status={
        <p role="status" className="sr-only">
          <Plural value={total} one="# application" other="# applications" />
        </p>
      }
      empty={applications.length === 0 && (total > 0 ? past : empty)}
      pager={<Pager page={page} totalPages={totalPages} />}
    >
      <ApplicationRows applications={applications} />
    </ListRegion>
  );
}

export function ApplicationRows({ applications }: { applications: readonly Application[] }) {
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <li key={application._id}>
            <ApplicationRow application={application} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Replaces an empty list and links to jobs. */
export function NoApplications({ title, text }: { title: string; text?: string }) {
  return (
    <EmptyState
      spot="folder"
      title={title}
      text={text}
      action={
        <Link to="/jobs" className={buttonClass('primary')}>
          <Trans>Browse Jobs</Trans>
        </Link>
      }
    />
  );
}
