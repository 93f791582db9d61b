import { Trans, useLingui } from '@lingui/react/macro';
import { useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Menu, MenuAction, MenuLink } from '#src/ui/menu.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useJobStatus } from './use-job-status.ts';

const DeleteJobDialog = lazyComponent(
  async () => (await import('./delete-job-dialog.tsx')).DeleteJobDialog,
);

type ManageJobMenuProps = {
  job: JobRow;
  /** Called after closing or reopening the job. */
  onMoved?: () => void;
  onDeleted: () => void;
};

export function ManageJobMenu({ job, onMoved, onDeleted }: ManageJobMenuProps) {
  const { t } = useLingui();
  const [isDeleting, setIsDeleting] = useState(false);
  const { close, reopen, isPending } = useJobStatus(job, onMoved);
  const isHere = useMatchRoute()({ to: '/jobs/$jobId', params: { jobId: job._id } }) !== false;
  const params = { jobId: job._id };

  return (
    <>
      <Menu
        label={t`Manage ${job.title}`}
        button={
          <span className="inline-flex items-center gap-1.5 font-medium text-14">
            <Trans>Manage</Trans>
            {isPending ? (
              <Spinner className="size-4" />
            ) : (
              <Icon name="chevronDown" width="16" height="16" />
            )}
          </span>
        }
      >
        <MenuLink to="/jobs/$jobId/edit" params={params}>
          <Trans>Edit</Trans>
        </MenuLink>
        {!isHere && (
          <MenuLink to="/jobs/$jobId" params={params}>
            <Trans>View</Trans>
          </MenuLink>
        )}
        {job.status !== 'draft' && (
          <MenuLink to="/jobs/$jobId/applications" params={params}>
            <Trans>Applications</Trans>
          </MenuLink>
        )}
        <MenuLink to="/jobs/create" search={{ from: job._id }}>
          <Trans>Duplicate</Trans>
        </MenuLink>
        {close && (
          <MenuAction onClick={close}>
            <Trans>Close</Trans>
          </MenuAction>
        )}
        {reopen && (
          <MenuAction onClick={reopen}>
            <Trans>Reopen</Trans>
          </MenuAction>
        )}
        <MenuAction className="text-danger" onClick={() => setIsDeleting(true)}>
          <Trans>Delete</Trans>
        </MenuAction>
      </Menu>
      {isDeleting && (
        <DeleteJobDialog job={job} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
