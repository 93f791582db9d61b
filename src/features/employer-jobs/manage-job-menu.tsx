import { Trans, useLingui } from '@lingui/react/macro';
import { useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { JobRow } from '../../contract/job.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuEntry } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useJobStatus } from './use-job-status.ts';

const DeleteJobDialog = lazyComponent(
  async () => (await import('./delete-job-dialog.tsx')).DeleteJobDialog,
);

type ManageJobMenuProps = {
  job: JobRow;
  /** It was closed or reopened. */
  onMoved?: () => void;
  onDeleted: () => void;
};

/** The actions on an employer's own job. */
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
        <MenuEntry>
          {(className) => (
            <Link to="/jobs/$jobId/edit" params={params} className={className}>
              <Trans>Edit</Trans>
            </Link>
          )}
        </MenuEntry>
        {!isHere && (
          <MenuEntry>
            {(className) => (
              <Link to="/jobs/$jobId" params={params} className={className}>
                <Trans>View</Trans>
              </Link>
            )}
          </MenuEntry>
        )}
        {job.status !== 'draft' && (
          <MenuEntry>
            {(className) => (
              <Link to="/jobs/$jobId/applications" params={params} className={className}>
                <Trans>Applications</Trans>
              </Link>
            )}
          </MenuEntry>
        )}
        <MenuEntry>
          {(className) => (
            <Link to="/jobs/create" search={{ from: job._id }} className={className}>
              <Trans>Duplicate</Trans>
            </Link>
          )}
        </MenuEntry>
        {close && (
          <MenuEntry>
            {(className) => (
              <button type="button" className={className} onClick={close}>
                <Trans>Close</Trans>
              </button>
            )}
          </MenuEntry>
        )}
        {reopen && (
          <MenuEntry>
            {(className) => (
              <button type="button" className={className} onClick={reopen}>
                <Trans>Reopen</Trans>
              </button>
            )}
          </MenuEntry>
        )}
        <MenuEntry>
          {(className) => (
            <button
              type="button"
              className={`${className} text-danger`}
              onClick={() => setIsDeleting(true)}
            >
              <Trans>Delete</Trans>
            </button>
          )}
        </MenuEntry>
      </Menu>
      {isDeleting && (
        <DeleteJobDialog job={job} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
