import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { Button, IconButton } from './button.tsx';

it('is pressed by mouse and keyboard', async () => {
  const press = vi.fn();
  const { user } = renderUi(<Button onClick={press}>Apply</Button>);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

it('sends no form unless it is told to', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
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

it('keeps its name while pending, and cannot be pressed again', async () => {
  const press = vi.fn();
  const { user, rerender } = renderUi(
    <Button pending onClick={press}>
      Apply
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(press).not.toHaveBeenCalled();

  rerender(<Button onClick={press}>Apply</Button>);
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-busy');
});

it('stays disabled when it is, pending or not', () => {
  const { rerender } = renderUi(
    <Button disabled pending={false}>
      Apply
    </Button>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
  rerender(
    <Button disabled={false} pending>
      Apply
    </Button>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
});

it('of one icon is named by its label', () => {
  renderUi(
    <IconButton label="Close">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close');
});
