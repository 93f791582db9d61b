import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { raiseAlert } from '../../lib/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lazily } from '../../ui/lazily.tsx';

/** For the few who can neither share nor copy. */
const LinkField = lazily(async () => (await import('../../ui/text-field.tsx')).TextField);

/** Whether the device has a sheet of its own to share with, as phones do. */
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Gives the page's link away: by the phone's own sheet, or copied; where neither may be, to be copied by hand. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<string | null>(null);

  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (hasShareSheet()) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      raiseAlert('success', msg`Link copied`);
    } catch (error) {
      // The sheet was closed again: nothing is wrong.
      if ((error as Error).name !== 'AbortError') setShown(url);
    }
  };

  return (
    <>
      <Button variant="ghost" size="small" className="min-h-11" onClick={share}>
        <Icon name="link" width="18" height="18" />
        <Trans>Copy link</Trans>
      </Button>
      {shown && (
        <LinkField
          label={t`Link to this job`}
          className="basis-full"
          readOnly
          autoFocus
          value={shown}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
