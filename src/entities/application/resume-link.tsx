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
}: {
  resumeUrl: string;
  pending: boolean;
  onOpen: (resumeUrl: string) => void;
}) {
  const { t } = useLingui();

  if (!isUploadedFile(resumeUrl)) {
    const address = safeWebUrl(resumeUrl);
    if (!address) return <span className="text-muted">{t`No resume`}</span>;
    return (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
        <Label />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={linkClass}
      aria-busy={pending || undefined}
      // Not `disabled`, which would lose the focus.
      aria-disabled={pending || undefined}
      onClick={() => pending || onOpen(resumeUrl)}
    >
      <Label />
      {pending && <Spinner />}
    </button>
  );
}

function Label() {
  return (
    <>
      <Icon name={moreIcons.document} width="18" height="18" className="shrink-0" />
      <Trans>View Resume</Trans>
    </>
  );
}
