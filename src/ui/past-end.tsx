import { Trans } from '@lingui/react/macro';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Link } from './link.tsx';

/** Shown past a list's last page, with a link to the first. */
export function PastEnd({ title, resetScroll }: { title: string; resetScroll?: boolean }) {
  return (
    <EmptyState
      spot="bench"
      title={title}
      action={
        <Link
          to="."
          search={(search) => ({ ...search, page: undefined })}
          resetScroll={resetScroll}
          className={buttonClass('secondary')}
        >
          <Trans>Go to the first page</Trans>
        </Link>
      }
    />
  );
}
