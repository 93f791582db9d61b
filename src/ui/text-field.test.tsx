// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { PasswordField, TextField } from './text-field.tsx';

describe('a field', () => {
  it('is invalid with an error, which follows the hint in its description', () => {
    renderUi(<TextField label="Salary" hint="US dollars per year" error="That is no number" />);
    const field = screen.getByRole('textbox', { name: 'Salary' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('US dollars per year That is no number');
  });

  it('is labelled as optional', () => {
    renderUi(<TextField label="Phone" optional />);
    expect(screen.getByRole('textbox', { name: /^Phone \(optional\)$/ })).toBeVisible();
  });
});

describe('a password', () => {
  const input = () => screen.getByLabelText('Password');
  const eye = () => screen.getByRole('button', { name: 'Show password' });

  it('is shown and hidden again by its button', async () => {
    const { user } = renderUi(<PasswordField label="Password" />);
    await user.type(input(), 'secret');
    expect(input()).toHaveAttribute('type', 'password');
    expect(eye()).toHaveAttribute('aria-pressed', 'false');

    await user.click(eye());
    expect(input()).toHaveAttribute('type', 'text');
    expect(input()).toHaveValue('secret');
    expect(eye()).toHaveAttribute('aria-pressed', 'true');

    await user.click(eye());
    expect(input()).toHaveAttribute('type', 'password');
  });

  it('is not submitted by that button', async () => {
    const { user, container } = renderUi(
      <form>
        <PasswordField label="Password" />
      </form>,
    );
    let isSent = false;
    container.querySelector('form')?.addEventListener('submit', () => {
      isSent = true;
    });
    await user.click(eye());
    expect(isSent).toBe(false);
  });
});
