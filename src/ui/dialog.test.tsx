// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

it('a confirmation focuses Cancel first', async () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const props = { title: 'Delete this job?', confirmLabel: 'Delete', onConfirm: confirm };
  const { user, rerender } = renderUi(
    <ConfirmDialog {...props} onCancel={cancel}>
      It will be gone.
    </ConfirmDialog>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);

  rerender(
    <ConfirmDialog {...props} pending onCancel={cancel}>
      It will be gone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Apply" onClose={() => setIsOpen(false)} actions={<Button>Send</Button>}>
          <input aria-label="Letter" />
        </Dialog>
      )}
    </>
  );
}

it('stays open while Escape cancels a composition', async () => {
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const letter = await screen.findByRole('textbox', { name: 'Letter' });
  await user.click(letter);
  fireEvent.keyDown(letter, { key: 'Escape', isComposing: true });
  // Safari signals a composition by the key code alone.
  fireEvent.keyDown(letter, { key: 'Escape', keyCode: 229 });
  expect(letter).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
