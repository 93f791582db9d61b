// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderUi } from '#tests/render.tsx';
import { RadioGroup } from './choice-group.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

// Not in screen order.
const schema = z.object({
  email: z.string().check(z.minLength(1, 'Email is required')),
  kind: z.string().check(z.minLength(1, 'Choose one')),
  name: z.string().check(z.minLength(1, 'Name is required')),
});

function Screen({ onSubmit }: { onSubmit: (output: z.infer<typeof schema>) => unknown }) {
  const form = useSchemaForm({ schema, defaultValues: { email: '', kind: '', name: '' } });
  const [isOpen, setIsOpen] = useState(false);
  const { errors } = form.formState;
  return (
    <Form form={form} onSubmit={onSubmit}>
      {isOpen && <TextField label="Name" error={errors.name?.message} {...form.register('name')} />}
      <RadioGroup
        legend="Kind"
        options={[{ value: 'one', label: 'One' }]}
        error={errors.kind?.message}
        {...form.register('kind')}
      />
      <TextField label="Email" error={errors.email?.message} {...form.register('email')} />
      <button type="button" onClick={() => setIsOpen(true)}>
        More
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

const said = (text: string) => screen.getByText(text).closest('[aria-live=polite]');

it('shows the errors and focuses the first one on the screen, on each submit (FORM-1)', async () => {
  const onSubmit = vi.fn();
  const { user } = renderUi(<Screen onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'One' })).toHaveFocus());
  expect(said('Choose one')).toBeInTheDocument();
  expect(said('Email is required')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'One' }));
  expect(screen.queryByText('Choose one')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  // The field that was added last is the first on the screen.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Name is required',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits once until it is answered, however often it is pressed', async () => {
  const answers: (() => void)[] = [];
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const { user } = renderUi(<Screen onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('radio', { name: 'One' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@example.com{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', kind: 'one', email: 'a@example.com' });
  answers[0]?.();
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
