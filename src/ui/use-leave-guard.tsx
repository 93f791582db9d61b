import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readToken } from '../lib/token.ts';
import { lazily } from './lazily.tsx';

const ConfirmDialog = lazily(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

type Place = { pathname: string };
/** Whether one who goes from `current` to `next` stays with the form. */
type IsWithin = (current: Place, next: Place) => boolean;

const isSamePage: IsWithin = (current, next) => current.pathname === next.pathname;

/**
 * Asks before a page with unsaved changes is left: by a dialog within the app, by the browser's own
 * question when the tab is closed or reloaded. Going to another tab or filter of the same page asks
 * nothing, nor does a session's end: then nobody can stay. `onLeave` is called when the changes are
 * given up; `isWithin` is for a form that lies deeper than its page, such as a dialog with an address.
 * Gives the dialog, to be put somewhere on the page.
 */
export const useLeaveGuard = (
  hasChanges: boolean,
  onLeave?: () => void,
  isWithin: IsWithin = isSamePage,
): ReactNode => {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges && !isWithin(current, next) && readToken() !== null,
    enableBeforeUnload: () => hasChanges,
    disabled: !hasChanges,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    >
      <p>{t`What you have changed on this page is not saved yet. If you leave now, it is lost.`}</p>
    </ConfirmDialog>
  );
};
