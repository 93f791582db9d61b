import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Page } from '#src/ui/page.tsx';
import { scenes } from '#src/ui/scenes.ts';

/** Shown for a missing or deleted job (rule JOBPAGE-5). */
export function JobUnavailable() {
  const { t } = useLingui();
  return (
    <Page isReading title={t`Job not found`}>
      <EmptyState
        scene={scenes.emptyBench}
        title={t`This job is not available`}
        text={t`It may have been removed by its employer.`}
        action={
          <Link to="/jobs" className={buttonClass('primary')}>
            <Trans>Browse Jobs</Trans>
          </Link>
        }
      />
    </Page>
  );
}
