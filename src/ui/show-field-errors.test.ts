// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { showFieldErrors } from './show-field-errors.ts';

const open = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { title: '', skills: ['Bread', ''], settings: '{}' } });
    // State that isn't read while rendering isn't updated.
    return { form, errors: form.formState.errors };
  });

it('shows each error beside its field, and returns those without a field (FORM-1)', () => {
  const { result, rerender } = open();
  const others = showFieldErrors(result.current.form, [
    { path: 'title', msg: 'Title is required' },
    { path: 'skills.1', msg: 'Skill is required' },
    { path: 'settings.colour', msg: 'No colour' },
    { path: '', msg: 'Too many jobs' },
    { path: 'owner', msg: 'No such owner' },
  ]);
  expect(others.map(({ msg }) => msg)).toEqual(['Too many jobs', 'No such owner']);
  rerender();
  const { title, skills, settings } = result.current.errors;
  expect(title?.message).toBe('Title is required');
  expect(skills?.[1]?.message).toBe('Skill is required');
  // A text has no nested fields.
  expect(settings?.message).toBe('No colour');
});

it('focuses the first field with an error, unless the page scrolls elsewhere', () => {
  const { form } = open().result.current;
  const setError = vi.spyOn(form, 'setError');
  const problems = [
    { path: 'owner', msg: 'No such owner' },
    { path: 'title', msg: 'Title is required' },
    { path: 'settings', msg: 'No settings' },
  ];
  showFieldErrors(form, problems);
  showFieldErrors(form, problems, { shouldFocus: false });
  expect(setError.mock.calls.map(([name, error, options]) => [name, error.type, options])).toEqual([
    ['title', 'server', { shouldFocus: true }],
    ['settings', 'server', { shouldFocus: false }],
    ['title', 'server', { shouldFocus: false }],
    ['settings', 'server', { shouldFocus: false }],
  ]);
});
