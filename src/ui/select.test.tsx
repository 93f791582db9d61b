import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { jobTypeLabels } from '../lib/labels.ts';
import { Select, SelectField } from './select.tsx';

const options = [
  { value: '', label: 'All types' },
  { value: 'full_time', label: jobTypeLabels.full_time },
  { value: 'contract', label: jobTypeLabels.contract },
];

it('offers its options in the language of the page, and tells what is chosen', async () => {
  const change = vi.fn<(value: string) => void>();
  const { user } = renderUi(
    <SelectField
      label="Job type"
      hint="One of these"
      options={options}
      onChange={({ target }) => change(target.value)}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Job type' });
  expect(select).toHaveAccessibleDescription('One of these');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All types',
    'Full Time',
    'Contract',
  ]);
  await user.selectOptions(select, 'Contract');
  expect(change).toHaveBeenCalledExactlyOnceWith('contract');
  expect(select).toHaveDisplayValue('Contract');
});

it('shows its error', () => {
  renderUi(<SelectField label="Job type" options={options} error="Choose one" />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one');
});

it('can be disabled, and named without a label in sight', async () => {
  const change = vi.fn();
  const { user } = renderUi(
    <Select aria-label="Status of Ceren" options={options} disabled onChange={change} />,
  );
  const select = screen.getByRole('combobox', { name: 'Status of Ceren' });
  await user.selectOptions(select, 'Contract');
  expect(select).toBeDisabled();
  expect(change).not.toHaveBeenCalled();
});
