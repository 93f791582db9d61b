// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { renderUi } from '#tests/render.tsx';
import { TextField } from './text-field.tsx';

it('shows an error of the contract in the language of the page', () => {
  renderUi(<TextField label="Email" error={errorMessages.emailRequired} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Email is required');
  onTestFinished(() => act(() => i18n.activate('en')));
  act(() =>
    i18n.loadAndActivate({
      locale: 'tr',
      messages: { [errorMessages.emailRequired]: 'E-posta gerekli' },
    }),
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('E-posta gerekli');
});

it('shows unknown messages of a server unchanged', () => {
  renderUi(<TextField label="Email" error="Mailbox {full}" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Mailbox {full}');
});
