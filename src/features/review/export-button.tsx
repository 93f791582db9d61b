import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { exportApplications } from '../../api/review-mutations.ts';
import type { Job } from '../../contract/job.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import type { ReviewSearch } from './review-search.ts';

/** Saves the filtered applications as a CSV file named after the job. */
export function ExportButton({ job, search }: { job: Job; search: ReviewSearch }) {
  const { t } = useLingui();
  const exporting = useMutation(exportApplications(job._id));
  const { title } = job;
  return (
    <Button
      variant="secondary"
      pending={exporting.isPending}
      className="whitespace-nowrap"
      onClick={() =>
        exporting.mutate({ filters: search, fileName: `${t`Applications, ${title}`}.csv` })
      }
    >
      <Icon name={moreIcons.download} />
      <Trans>Export CSV</Trans>
    </Button>
  );
}
