import type { Meta } from '@storybook/react-vite';
import { useEffect } from 'react';
import { raiseAlert } from '#src/lib/alerts.ts';
import { Alerts } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pane } from '#src/ui/pane.tsx';
import { nothing, WORDS } from './samples.ts';

export default { title: 'Dialogs' } satisfies Meta;

export const Modal = () => (
  <Dialog title="Apply" onClose={nothing} actions={<Button>Send</Button>}>
    {WORDS}
  </Dialog>
);

export const Asking = () => (
  <ConfirmDialog
    title="Delete this job?"
    confirmLabel="Delete"
    onConfirm={nothing}
    onCancel={nothing}
  >
    Its applications go with it.
  </ConfirmDialog>
);

export const AskingLater = () => (
  <Confirm title="Withdraw?" confirmLabel="Withdraw" onConfirm={nothing} onCancel={nothing}>
    The employer is told.
  </Confirm>
);

export const Beside = () => (
  <Pane title="An application" onClose={nothing} actions={<Button>Next</Button>}>
    {WORDS}
  </Pane>
);

function Raised() {
  useEffect(() => {
    for (const type of ['success', 'error', 'warning', 'info'] as const)
      raiseAlert(type, `An alert: ${type}`, 3_600_000);
  }, []);
  return <Alerts />;
}

export const Announced = () => <Raised />;
