import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { isUploadedFile } from '../../api/http.ts';
import { openResume } from '../../api/uploads.ts';
import { safeWebAddress } from '../../lib/safe-path.ts';
import { Icon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const look =
  'inline-flex min-h-9 items-center gap-1.5 rounded text-link underline underline-offset-4';

/**
 * Opens a resume in a new tab. One that lies on our server is read with the token first, since it opens
 * only for its owner and the employer it was sent to; one elsewhere on the web is a plain link.
 */
export function ResumeLink({ resumeUrl }: { resumeUrl: string }) {
  const { t } = useLingui();
  const opening = useMutation(openResume());

  if (!isUploadedFile(resumeUrl)) {
    const address = safeWebAddress(resumeUrl);
    if (!address) return <span className="text-muted">{t`No resume`}</span>;
    return (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={look}>
        <Label />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-busy={opening.isPending || undefined}
      // Not `disabled`, which would take the focus away.
      aria-disabled={opening.isPending || undefined}
      onClick={() => opening.isPending || opening.mutate(resumeUrl)}
    >
      <Label />
      {opening.isPending && <Spinner />}
    </button>
  );
}

function Label() {
  return (
    <>
      <Icon name="document" width="18" height="18" className="shrink-0" />
      <Trans>View Resume</Trans>
    </>
  );
}
