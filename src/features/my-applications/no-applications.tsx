import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

/** In the place of applications where there are none, with the way to jobs. */
export function NoApplications({ title, text }: { title: string; text?: string }) {
  return (
    <EmptyState
      icon={moreIcons.document}
      title={title}
      text={text}
      action={
        <Link to="/jobs" className={buttonClass('primary')}>
          <Trans>Browse Jobs</Trans>
        </Link>
      }
    />
  );
}
