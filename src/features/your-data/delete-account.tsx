import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import {
  deleteAccount,
  getAccountDeletionFailure,
  getAccountDeletionQuery,
  keepAccount,
} from '#src/api/deletion.ts';
import type { AccountDeletion } from '#src/contract/deletion/deletion.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { DELETION_DAYS } from '#src/contract/limits.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Setting } from '#src/ui/setting.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';

/** Deletes the account, and says before what that means; nothing on a server that can't (rule DELETE-1). */
export function DeleteAccount({
  id,
  userType,
  onDeleted,
}: {
  id: string;
  userType: UserType;
  /** Called when the session is over, with when the account will be deleted. */
  onDeleted: (deletesAt: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const query = useQuery(getAccountDeletionQuery());
  if (query.data === null) return null;
  return (
    <Setting
      id={id}
      title={t`Delete account`}
      text={
        // Once it is asked for, the day says it.
        !query.data?.deletes_at && (
          <Trans>
            Your account is deleted {DELETION_DAYS} days after you ask for it. Until then, you can
            log in and keep it.
          </Trans>
        )
      }
    >
      <QueryStates
        query={query}
        skeleton={<SkeletonLines lines={['h-11 w-40']} />}
        failure={(error) => failureMessage(error, getAccountDeletionFailure)}
      >
        {(deletion) => deletion && <Deletion {...{ deletion, userType, onDeleted }} />}
      </QueryStates>
    </Setting>
  );
}

type DeletionProps = Pick<Parameters<typeof DeleteAccount>[0], 'userType' | 'onDeleted'> & {
  deletion: AccountDeletion;
};

/** What can be done now: keep the account, delete it, or nothing (rule DELETE-4). */
function Deletion({ deletion, userType, onDeleted }: DeletionProps) {
  const { t } = useLingui();
  const times = useTimes();
  const keeping = useMutation(keepAccount());
  const [isAsking, setIsAsking] = useState(false);
  const day = times.longDate(deletion.deletes_at);
  if (day)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" pending={keeping.isPending} onClick={() => keeping.mutate()}>
            <Trans>Keep my account</Trans>
          </Button>
        }
      >
        <Trans>
          Your account will be deleted on <b>{day}</b>. Until then, you can download a copy of your
          data.
        </Trans>
      </Notice>
    );
  if (deletion.is_only_admin)
    return (
      <p>
        <Trans>
          You’re the only administrator, so your account can’t be deleted. Make another account an
          administrator first.
        </Trans>
      </p>
    );
  return (
    <div>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t`Delete account`}
      </Button>
      {isAsking && <DeleteDialog {...{ userType, onDeleted }} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function DeleteDialog({
  userType,
  onDeleted,
  onClose,
}: Omit<DeletionProps, 'deletion'> & { onClose: () => void }) {
  const { t } = useLingui();
  const deleting = useMutation(deleteAccount(onDeleted));
  return (
    <ConfirmDialog
      title={t`Delete your account?`}
      confirmLabel={t`Delete account`}
      pending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onCancel={onClose}
    >
      {userType === 'employer' ? <OfEmployer /> : <OfCandidate />}
      <p className="mt-4 text-muted">
        <Trans>
          You’ll be logged out on all devices. If you change your mind within {DELETION_DAYS} days,
          log in and keep your account. After that, it can’t be restored.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

function OfCandidate() {
  return (
    <>
      <Part title={<Trans>This will be deleted:</Trans>}>
        <li>
          <Trans>your account, your profile, your resume and your other files</Trans>
        </li>
        <li>
          <Trans>the letters, answers, contact details and messages in your applications</Trans>
        </li>
      </Part>
      <Part title={<Trans>Employers keep:</Trans>}>
        <li>
          <Trans>
            the date and the status of each application, without your name, as “Deleted candidate”
          </Trans>
        </li>
      </Part>
    </>
  );
}

function OfEmployer() {
  return (
    <>
      <Part title={<Trans>This happens now:</Trans>}>
        <li>
          <Trans>Your jobs are closed, and we tell the candidates who are waiting.</Trans>
        </li>
      </Part>
      <Part title={<Trans>This will be deleted:</Trans>}>
        <li>
          <Trans>your account, your company profile and your files</Trans>
        </li>
        <li>
          <Trans>
            your jobs, your access to the applications you received, and your notes, messages and
            templates
          </Trans>
        </li>
      </Part>
      <Part title={<Trans>Candidates keep:</Trans>}>
        <li>
          <Trans>
            the applications they sent, with the title of the job and your company’s name
          </Trans>
        </li>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="font-medium not-first:mt-4">{title}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">{children}</ul>
    </>
  );
}
