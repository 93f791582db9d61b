import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ApplicationStatus,
  statusesWithSameLabel,
} from '#src/contract/applications/statuses.ts';
import type { OwnJobRow } from '#src/contract/jobs/own-jobs.ts';
import { statusColors } from '#src/entities/application/status-badge.tsx';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { formatNumber } from '#src/lib/format.ts';
import { TextLink } from '#src/ui/link.tsx';

/** The stages of an application as employers see them; `hired` includes `accepted` (rule STATUS-1). */
export const STAGES = ['pending', 'reviewed', 'interview', 'hired', 'rejected'] as const;
type Stage = (typeof STAGES)[number];

/** Counts the applications in each stage, omitting empty stages. */
const countStages = (
  counts: NonNullable<OwnJobRow['status_counts']>,
): { stage: Stage; count: number }[] =>
  STAGES.map((stage) => ({
    stage,
    count: statusesWithSameLabel(stage).reduce(
      (sum: number, status: ApplicationStatus) => sum + counts[status],
      0,
    ),
  })).filter(({ count }) => count > 0);

type StageChartProps = {
  job: OwnJobRow;
  counts: NonNullable<OwnJobRow['status_counts']>;
  /** Shows the table to everyone; screen readers always get it. */
  isTableShown: boolean;
};

/** A job's number of applications in each stage, as a bar and a table (rule OWN-4). */
export function StageChart({ job, counts, isTableShown }: StageChartProps) {
  const { i18n } = useLingui();
  const stages = countStages(counts);
  if (stages.length === 0) return null;
  return (
    <>
      <div aria-hidden="true" className="flex gap-0.5 overflow-hidden rounded-sm">
        {stages.map(({ stage, count }) => (
          <span
            key={stage}
            title={i18n._(employerStatusLabels[stage])}
            // Proportional to its share, but wide enough for its number.
            style={{ flexGrow: count }}
            className={`min-w-fit basis-0 px-1.5 text-center font-semibold text-13 tabular ${statusColors(stage)}`}
          >
            {formatNumber(count, i18n.locale)}
          </span>
        ))}
      </div>
      <table className={isTableShown ? 'w-full text-14' : 'sr-only'}>
        <caption className="sr-only">
          <Trans>Applications to {job.title} by status</Trans>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <Trans>Applications</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, count }) => (
            <tr key={stage} className="border-line not-first:border-t">
              <th scope="row" className="py-1 text-start font-normal text-muted">
                {i18n._(employerStatusLabels[stage])}
              </th>
              <td className="py-1 text-end tabular">
                {isTableShown ? (
                  <TextLink
                    to="/jobs/$jobId/applications"
                    params={{ jobId: job._id }}
                    search={{ status: stage }}
                    className="px-1 font-medium"
                  >
                    {formatNumber(count, i18n.locale)}
                  </TextLink>
                ) : (
                  formatNumber(count, i18n.locale)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
