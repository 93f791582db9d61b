import { Trans } from '@lingui/react/macro';
import { safeWebUrl } from '#src/lib/safe-path.ts';
import { classNames } from '#src/ui/class-names.ts';

/** Opens a video interview in a new tab; nothing for an address that isn't one of the web. */
export function JoinLink({ link, className }: { link: string; className: string }) {
  const address = safeWebUrl(link);
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      // Above a row that is a link.
      className={classNames('relative print:hidden', className)}
    >
      <Trans context="interview">Join</Trans>
    </a>
  );
}
