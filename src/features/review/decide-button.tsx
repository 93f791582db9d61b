import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '../../contract/application.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent, onIntent } from '../../ui/lazy-component.tsx';
import { useHoldFrame } from './hold-frame.ts';

const DecideOnOne = lazyComponent(async () => (await import('./decide-dialog.tsx')).DecideOnOne);

/** Opens the dialog that sets a status with a message. */
export function DecideButton({ application }: { application: Application }) {
  const [isOpen, setIsOpen] = useState(false);
  useHoldFrame(isOpen);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        {...onIntent(DecideOnOne.preload)}
      >
        <Trans>Decide with a message</Trans>
      </Button>
      {isOpen && <DecideOnOne application={application} onClose={() => setIsOpen(false)} />}
    </>
  );
}
