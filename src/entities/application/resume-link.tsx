import { Trans, useLingui } from '@lingui/react/macro';
import { isUploadedFile } from '#src/contract/files/upload.ts';
import { safeWebUrl } from '#src/lib/safe-path.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Spinner } from '#src/ui/spinner.tsx';

const linkClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded text-14 text-brand underline-offset-4 hover:underline';

/**
 * Opens a resume. A file on our server needs the token, so `onOpen` fetches it (`pending` meanwhile); any other URL is
 * a plain link.
 */
export function ResumeLink({
  resumeUrl,
  pending,
  onOpen,
  isShort = false,
}: {
  resumeUrl: string;
  pending: boolean;
  onOpen: (resumeUrl: string) => void;
  /** For lists, where the same words in each row would be noise: only its name says it all. */
  isShort?: boolean;
}) {
  const { t } = useLingui();
  const name = isShort ? t`View Resume` : undefined;
  const label = (
    <>
      <Icon name={moreIcons.document} width="18" height="18" className="shrink-0" />
      {isShort ? <Trans>Resume</Trans> : <Trans>View Resume</Trans>}
    </>
  );

  if (!isUploadedFile(resumeUrl)) {
    const address = safeWebUrl(resumeUrl);
    if (!address) return <span className="text-muted">{t`No resume`}</span>;
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={name}
        className={linkClass}
      >
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-label={name}
      className={linkClass}
      aria-busy={pending || undefined}
      // Not `disabled`, which would lose the focus.
      aria-disabled={pending || undefined}
      onClick={() => pending || onOpen(resumeUrl)}
    >
      {label}
      {pending && <Spinner />}
    </button>
  );
}
