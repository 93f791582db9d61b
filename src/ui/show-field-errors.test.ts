// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
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
