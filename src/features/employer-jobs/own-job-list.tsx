import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { OwnJobRow as OwnJob } from '../../contract/own-lists.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { OwnJobRow } from './own-job-row.tsx';
import { STAGES } from './stage-chart.tsx';

/** The employer's own jobs as rows, with what the colours of their bars mean. */
export function OwnJobList({
  jobs,
  renderMenu,
}: {
  jobs: readonly OwnJob[];
  renderMenu: (job: OwnJob) => ReactNode;
}) {
  const { t } = useLingui();
  const listId = useId();
  const [areNumbersShown, setNumbersShown] = useState(false);
  const hasBars = jobs.some(
    ({ status_counts }) => status_counts && Object.values(status_counts).some((count) => count > 0),
  );
  return (
    <div className="grid gap-3">
      {hasBars && (
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <ul aria-label={t`Application statuses`} className="me-auto flex flex-wrap gap-1.5">
            {STAGES.map((stage) => (
              <li key={stage}>
                <StatusBadge status={stage} reader="employer" />
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            size="small"
            aria-expanded={areNumbersShown}
            aria-controls={listId}
            onClick={() => setNumbersShown(!areNumbersShown)}
          >
            {areNumbersShown ? <Trans>Hide numbers</Trans> : <Trans>Show numbers</Trans>}
          </Button>
        </div>
      )}
      <Card>
        <ul id={listId} className="divide-y divide-line">
          {jobs.map((job) => (
            <li key={job._id}>
              <OwnJobRow job={job} areNumbersShown={areNumbersShown} menu={renderMenu(job)} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
