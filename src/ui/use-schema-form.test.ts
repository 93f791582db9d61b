// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fieldOf } from './field-of.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { useServerErrors } from './use-server-errors.ts';

const required = z.string().check(z.minLength(1, 'Required'));
const schema = z.object({ title: required, place: required });

const open = (onChange?: (values: unknown) => void) =>
  renderHook(() => {
    const form = useSchemaForm({
      schema,
      defaultValues: { title: '', place: '' },
      ...(onChange && { onChange }),
    });
    const field = fieldOf(form);
    return {
      form,
      server: useServerErrors(form),
      errors: [field('title'), field('place')].map(({ error }) => error),
    };
  });
type Opened = ReturnType<typeof open>;
const send = ({ result }: Opened, onValid = () => {}) =>
  act(() => result.current.form.handleSubmit(onValid)());
const type = ({ result }: Opened, title: string) =>
  act(() => result.current.form.setValue('title', title));

it('is checked when it is sent, and a changed field loses its error until then (FORM-1)', async () => {
  const onChange = vi.fn();
  const opened = open(onChange);
  expect(opened.result.current.errors).toEqual([undefined, undefined]);
  await send(opened);
  expect(opened.result.current.errors).toEqual(['Required', 'Required']);
  type(opened, 'Baker');
  expect(onChange).toHaveBeenLastCalledWith({ title: 'Baker', place: '' });
  expect(opened.result.current.errors).toEqual([undefined, 'Required']);
  type(opened, '');
  expect(opened.result.current.errors).toEqual([undefined, 'Required']);
});

it('needs nobody to listen to its changes', async () => {
  const opened = open();
  type(opened, 'Baker');
  act(() => opened.result.current.form.setValue('place', 'Izmir'));
  const onValid = vi.fn();
  await send(opened, onValid);
  expect(onValid).toHaveBeenCalledOnce();
});

it('shows the server’s errors at their fields, and above the form what has none (FORM-1)', () => {
  const opened = open();
  const { showErrors } = opened.result.current.server;
  act(() => showErrors([{ path: 'title', msg: 'Taken' }], 'It failed'));
  expect(opened.result.current.errors).toEqual(['Taken', undefined]);
  expect(opened.result.current.server.failures).toEqual([]);
  act(() => showErrors([{ path: '', msg: 'Too many' }], 'It failed'));
  expect(opened.result.current.server.failures).toEqual(['Too many']);
  act(() => showErrors([], 'It failed'));
  expect(opened.result.current.server.failures).toEqual(['It failed']);
  act(() => opened.result.current.server.clear());
  expect(opened.result.current.server.failures).toEqual([]);
});
