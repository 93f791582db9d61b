import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readToken } from '#src/lib/token.ts';
import { Confirm } from './confirm.tsx';

type Options = {
  /** Called when the user discards the changes. */
  onLeave?: () => void;
  /** For a form with a draft that outlives the page: the question's own words. A reload then asks nothing. */
  draft?: { title: string; text: string };
  /** For a form that lies deeper than its page, such as a dialog with an address: other addresses of the page leave it too. */
  withinPage?: boolean;
};

/**
 * Asks for confirmation before a page with unsaved changes is left: by a dialog within the app, by the
 * browser's own prompt when the tab is closed or reloaded. It doesn't ask when only the tab or filter of the
 * page changes, or when the session has ended and nobody can stay. Returns the dialog, to be rendered on the
 * page (rule FORM-3).
 */
export const useLeaveGuard = (
  hasChanges: boolean,
  { onLeave, draft, withinPage = false }: Options = {},
): ReactNode => {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges && (withinPage || current.pathname !== next.pathname) && readToken() !== null,
    enableBeforeUnload: () => hasChanges && !draft,
    disabled: !hasChanges,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Confirm
      title={draft?.title ?? t`Leave without saving?`}
      confirmLabel={t`Leave`}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    >
      <p>
        {draft?.text ??
          t`Your changes on this page haven’t been saved yet. If you leave now, you’ll lose them.`}
      </p>
    </Confirm>
  );
};
