import { i18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { messages } from '../contract/messages.ts';
import { CheckboxField } from './choice.tsx';
import { RadioGroup } from './choice-group.tsx';
import { TextField } from './text-field.tsx';

it('shows an error of the contract in the language of the page', () => {
  renderUi(<TextField label="Email" error={messages.emailRequired} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Email is required');
  onTestFinished(() => act(() => i18n.activate('en')));
  act(() =>
    i18n.loadAndActivate({
      locale: 'tr',
      messages: { [messages.emailRequired]: 'E-posta gerekli' },
    }),
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('E-posta gerekli');
});

it('shows words of a server that nobody knows as they came', () => {
  renderUi(<TextField label="Email" error="Mailbox {full}" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Mailbox {full}');
});

it('a checkbox has its label for a name and its error for a description', async () => {
  const { user } = renderUi(<CheckboxField label="I accept the terms" error="Please accept" />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please accept');
  await user.click(screen.getByText('I accept the terms'));
  expect(box).toBeChecked();
});

it('a group of radio buttons has its legend for a name, and takes one of them', async () => {
  const options = [
    { value: 'candidate', label: 'I look for work', hint: 'Apply to jobs' },
    { value: 'employer', label: 'I offer work' },
  ];
  const { user } = renderUi(
    <RadioGroup legend="Who are you?" name="type" options={options} error="Choose one" />,
  );
  expect(screen.getByRole('group', { name: 'Who are you?' })).toHaveAccessibleDescription(
    'Choose one',
  );
  const [candidate, employer] = screen.getAllByRole('radio');
  expect(candidate).toHaveAccessibleName(/^I look for work.*Apply to jobs$/);
  expect(employer).toHaveAccessibleName('I offer work');
  await user.click(candidate!);
  await user.click(screen.getByText('I offer work'));
  expect(employer).toBeChecked();
  expect(candidate).not.toBeChecked();
});
