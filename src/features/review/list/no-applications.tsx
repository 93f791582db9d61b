import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import { countFiltered } from '#src/contract/applications/statuses.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { PastEnd } from '#src/ui/past-end.tsx';

/** Shown when nobody has applied yet. */
export function NoApplications() {
  const { t } = useLingui();
  return (
    <EmptyState
      spot="letterbox"
      title={t`No applications found for this job`}
      text={t`New applications appear here as they arrive.`}
      action={
        <Link
          from="/jobs/$jobId/applications"
          to="/jobs/$jobId"
          className={buttonClass('secondary')}
        >
          <Trans>View Job</Trans>
        </Link>
      }
    />
  );
}

/** Shown when nothing matches the filters, all were withdrawn, or the list ends before this page. */
export function NothingFound({ list: { total, counts } }: { list: ApplicationPage }) {
  const { t } = useLingui();
  const { search } = useReviewFrame();
  const place = { from: '/jobs/$jobId/applications', to: '.', resetScroll: false } as const;

  if (total > 0) {
    return <PastEnd title={t`There are no applications on this page.`} resetScroll={false} />;
  }
  if (search.status === undefined && countFiltered(counts, undefined) === 0)
    return <NoApplications />;
  return (
    <EmptyState
      spot="search"
      title={t`No applications match these filters.`}
      text={t`Try fewer or different words, or another status.`}
      action={
        <Link {...place} search={{ sort: search.sort }} className={buttonClass('secondary')}>
          <Trans>Clear filters</Trans>
        </Link>
      }
    />
  );
}
