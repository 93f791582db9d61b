import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readToken } from '#src/lib/token.ts';
import { Confirm } from './confirm.tsx';

type Options = {
  /** Called when the user discards the changes. */
  onLeave?: () => void;
  /** The dialog's texts for a form whose draft outlives the page; reloading then asks nothing. */
  draft?: { title: string; text: string };
  /** For a form inside a page, such as a dialog with a URL: other URLs of the page leave it too. */
  withinPage?: boolean;
  /** Which other URLs of the page leave the form, by their search params. */
  isLeftFor?: (search: object) => boolean;
};

/**
 * Asks for confirmation before leaving a page with unsaved changes: in a dialog, or by the browser's prompt when the
 * tab is closed or reloaded. Doesn't ask when only the page's search params change, or the session has ended. Returns
 * the dialog to render (rule FORM-3).
 */
export const useLeaveGuard = (
  hasChanges: boolean,
  { onLeave, draft, withinPage = false, isLeftFor }: Options = {},
): ReactNode => {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges &&
      (withinPage || current.pathname !== next.pathname || isLeftFor?.(next.search) === true) &&
      readToken() !== null,
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
