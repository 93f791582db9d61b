// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { Button } from './button.tsx';

it('submits no form unless its type is submit', async () => {
  const send = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={send}>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(1);
});

it('keeps its name and the focus while pending, and cannot be pressed again', async () => {
  const send = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" pending={pending} onClick={send}>
        Apply
      </Button>
    </form>
  );
  const { user, rerender } = renderUi(form(false));
  const button = screen.getByRole('button', { name: 'Apply' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Enter sends nothing{Enter}');
  expect(send).not.toHaveBeenCalled();

  rerender(form(false));
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).not.toHaveAttribute('aria-busy');
});
