import { Trans } from '@lingui/react/macro';
import { classNames } from '#src/ui/class-names.ts';

/** Opens a video interview in a new tab. */
export function JoinLink({ link, className }: { link: string; className: string }) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      // Above a row that is a link.
      className={classNames('relative print:hidden', className)}
    >
      <Trans context="interview">Join</Trans>
    </a>
  );
}
