// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readDraft, saveDraft } from '#src/lib/drafts.ts';
import { changedPart, draftOf, textPart } from '#src/lib/form-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

const schema = z.object({ title: z.string(), tags: z.array(z.string()) });
type Values = z.infer<typeof schema>;
const stored: Values = { title: 'Baker', tags: ['Bread'] };

const draft = (name = 'one') =>
  draftOf<Values>(
    textPart(`${name}:title`, 'title'),
    changedPart(`${name}:tags`, { tags: z.array(z.string()) }),
  );
const open = (name = 'one', form = stored) =>
  renderHook(
    (props: { name: string }) =>
      useDraftForm({ schema, start: { form }, draft: draft(props.name) }),
    { initialProps: { name } },
  );
const type = (screen: ReturnType<typeof open>, field: keyof Values, value: string | string[]) =>
  act(() => screen.result.current.form.setValue(field, value));
const valuesOf = (screen: ReturnType<typeof open>) => screen.result.current.form.getValues();

beforeEach(() => window.localStorage.clear());

describe('typed input', () => {
  it('is saved at every change, and restored by the next form (FORM-2)', () => {
    const screen = open();
    expect(screen.result.current).toMatchObject({ isChanged: false, isRestored: false });
    type(screen, 'title', 'Pastry cook');
    type(screen, 'tags', ['Bread', 'Cake']);
    expect(screen.result.current).toMatchObject({ isChanged: true, isRestored: false });
    screen.unmount();
    const next = open();
    expect(valuesOf(next)).toEqual({ title: 'Pastry cook', tags: ['Bread', 'Cake'] });
    expect(next.result.current).toMatchObject({ isChanged: true, isRestored: true });
    expect(next.result.current.form.formState.isDirty).toBe(true);
    // The restored changes are undone by hand.
    type(next, 'title', 'Baker');
    type(next, 'tags', ['Bread']);
    expect(next.result.current).toMatchObject({ isChanged: false, isRestored: false });
  });

  it('is not a draft if it equals the initial form', () => {
    const screen = open();
    type(screen, 'title', 'Pastry cook');
    type(screen, 'title', 'Baker');
    expect(screen.result.current.isChanged).toBe(false);
    expect(window.localStorage).toHaveLength(0);
    saveDraft('one:title', 'Baker');
    expect(open().result.current).toMatchObject({ isChanged: false, isRestored: false });
  });

  it('is saved under the initial name of the form', () => {
    const screen = open();
    screen.rerender({ name: 'two' });
    type(screen, 'title', 'Pastry cook');
    expect([readDraft('one:title'), readDraft('two:title')]).toEqual(['Pastry cook', '']);
  });
});

describe('starting over', () => {
  it('shows the next base and discards the draft', () => {
    const screen = open();
    type(screen, 'title', 'Pastry cook');
    act(() => screen.result.current.begin({ form: { ...stored, tags: [] } }));
    expect(valuesOf(screen)).toEqual({ ...stored, tags: [] });
    expect(screen.result.current).toMatchObject({ isChanged: false, isRestored: false });
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps only input typed meanwhile, as a change of the next base', () => {
    const screen = open();
    type(screen, 'tags', ['Cake']);
    const sent = structuredClone(valuesOf(screen));
    type(screen, 'title', 'Pastry cook');
    act(() => screen.result.current.begin({ form: sent }, valuesOf(screen)));
    expect(valuesOf(screen)).toEqual({ title: 'Pastry cook', tags: ['Cake'] });
    expect(screen.result.current.isChanged).toBe(true);
    expect(screen.result.current.form.formState.isDirty).toBe(true);
    expect([readDraft('one:title'), readDraft('one:tags')]).toEqual(['Pastry cook', '']);
  });
});

describe('what was saved', () => {
  it('is the base of what was typed meanwhile, and of nothing else (FORM-2)', () => {
    const screen = open();
    type(screen, 'tags', ['Cake']);
    const sent = structuredClone(valuesOf(screen));
    let isDone: boolean | undefined;
    act(() => {
      isDone = screen.result.current.settle(sent, { form: sent });
    });
    expect(isDone).toBe(true);
    expect(screen.result.current).toMatchObject({ isChanged: false, base: { form: sent } });
    expect(valuesOf(screen)).toEqual(sent);
    type(screen, 'title', 'Pastry cook');
    act(() => {
      isDone = screen.result.current.settle(sent, { form: sent });
    });
    expect([isDone, valuesOf(screen).title]).toEqual([false, 'Pastry cook']);
    expect(screen.result.current.isChanged).toBe(true);
  });

  it('leaves no draft, even if the form was left meanwhile (FORM-2)', () => {
    const screen = open();
    type(screen, 'tags', ['Cake']);
    const sent = structuredClone(valuesOf(screen));
    screen.unmount();
    expect(screen.result.current.settle(sent, { form: sent })).toBe(true);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is compared as it would be sent', () => {
    const isSame = (one: Values, other: Values) => one.title.trim() === other.title.trim();
    const { result } = renderHook(() =>
      useDraftForm({ schema, start: { form: stored }, draft: draft(), isSame }),
    );
    act(() => result.current.form.setValue('title', ' Baker '));
    expect(result.current.isChanged).toBe(false);
    expect(window.localStorage).toHaveLength(0);
  });
});

it('discards only the draft while the form is being sent (FORM-2)', () => {
  const screen = open();
  type(screen, 'title', 'Pastry cook');
  act(() => screen.result.current.discard());
  expect(window.localStorage).toHaveLength(0);
  expect(valuesOf(screen).title).toBe('Pastry cook');
});

it('writes no draft for a form that was left and whose account logged out while it was sent (SESSION-7)', () => {
  const screen = open();
  type(screen, 'tags', ['Cake']);
  const sent = structuredClone(valuesOf(screen));
  const { settle, discard } = screen.result.current;
  screen.unmount();
  discard();
  expect(settle(sent, { form: sent })).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});
