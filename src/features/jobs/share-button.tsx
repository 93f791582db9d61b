import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { raiseAlert } from '#src/lib/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** For browsers that can neither share nor copy. */
const LinkField = lazyComponent(async () => (await import('#src/ui/text-field.tsx')).TextField);

/** Whether the device has a native share sheet. */
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Shares the page's URL with the native share sheet, else copies it, else shows it for copying by hand. */
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
      // The user closed the share sheet, which is no error.
      if ((error as Error).name !== 'AbortError') setShown(url);
    }
  };

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="min-h-11 noscript:hidden print:hidden"
        onClick={share}
      >
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
