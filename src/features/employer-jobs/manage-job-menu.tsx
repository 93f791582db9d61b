import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { closeJob, reopenJob } from '../../api/job-mutations.ts';
import type { JobRow } from '../../contract/job.ts';
import { isExpired, isLive } from '../../contract/job-status.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Menu, MenuEntry } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const DeleteJobDialog = lazyComponent(
  async () => (await import('./delete-job-dialog.tsx')).DeleteJobDialog,
);

/**
 * The actions on an employer's own job. `onMoved` is called when the job has left the current list.
 */
export function ManageJobMenu({ job, onMoved }: { job: JobRow; onMoved: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const closing = useMutation(closeJob());
  const reopening = useMutation(reopenJob());
  const params = { jobId: job._id };
  const isDraft = job.status === 'draft';

  // Not in mutate's own callbacks, which don't run once the card has unmounted.
  const move = (change: typeof closing) =>
    void change.mutateAsync(job._id).then(onMoved, () => undefined);
  const reopen = () => {
    // The form says that the deadline has passed, and asks for a new one.
    if (isExpired(job)) void navigate({ to: '/jobs/$jobId/edit', params });
    else move(reopening);
  };

  return (
    <>
      <Menu
        label={t`Manage ${job.title}`}
        button={
          <span className="inline-flex items-center gap-1.5 font-medium text-14">
            <Trans>Manage</Trans>
            {closing.isPending || reopening.isPending ? (
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
        <MenuEntry>
          {(className) => (
            <Link to="/jobs/$jobId" params={params} className={className}>
              <Trans>View</Trans>
            </Link>
          )}
        </MenuEntry>
        {!isDraft && (
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
        {isLive(job) && (
          <MenuEntry>
            {(className) => (
              <button type="button" className={className} onClick={() => move(closing)}>
                <Trans>Close</Trans>
              </button>
            )}
          </MenuEntry>
        )}
        {job.status === 'closed' && (
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
        <DeleteJobDialog job={job} onClose={() => setIsDeleting(false)} onDeleted={onMoved} />
      )}
    </>
  );
}
