import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { raiseAlert } from '#src/lib/alerts.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { Announcement } from './announcement.tsx';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

/** Milliseconds during which the button says that it has copied. */
const COPIED_MS = 4000;

/**
 * A button that copies `text`. It says so itself: an alert would cover what is copied (rule ALERT-5). If the browser
 * refuses, `failure` says what to do.
 */
export function CopyButton({
  text,
  failure,
  children,
}: {
  text: string;
  failure: UiText;
  children: ReactNode;
}) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      raiseAlert('error', failure);
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={copy}>
        {isCopied ? (
          <>
            <Icon name="check" width="16" height="16" />
            <Trans>Copied</Trans>
          </>
        ) : (
          children
        )}
      </Button>
      <Announcement event={isCopied ? 'copied' : undefined}>
        <Trans>Copied</Trans>
      </Announcement>
    </>
  );
}
