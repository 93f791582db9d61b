// @vitest-environment jsdom
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readDraft, saveDraft } from './drafts.ts';
import { changedFields, changedPart, draftOf, readFields, textPart } from './form-draft.ts';

type Form = { title: string; skills: string[]; city: string };
const start: Form = { title: 'Cook', skills: ['knives'], city: 'Bonn' };
const schemas = { title: z.string(), skills: z.array(z.string()) };

it('names the fields that differ, lists by what is in them', () => {
  expect(changedFields({ ...start, skills: ['knives'] }, start)).toEqual([]);
  expect(changedFields({ ...start, skills: [], city: 'Trier' }, start)).toEqual(['skills', 'city']);
});

it('reads of a saved draft what is still valid', () => {
  const saved = { title: 'Chef', skills: 'knives', toString: 'x', salary: 1 };
  expect(readFields(schemas, saved)).toEqual({ title: 'Chef' });
  for (const none of [null, undefined, 'Chef', 7, ['Chef']])
    expect(readFields(schemas, none)).toEqual({});
});

it('saves only changed fields of its part, and nothing once they are as before', () => {
  const part = changedPart('job:1', schemas as never);
  part.save({ ...start, title: 'Chef', city: 'Trier' }, start);
  expect(JSON.parse(readDraft('job:1'))).toEqual({ title: 'Chef' });
  part.save({ ...start, city: 'Trier' }, start);
  expect(readDraft('job:1')).toBe('');
  expect(window.localStorage).toHaveLength(0);
});

it('merges its parts into the form, without fields that the form no longer has', () => {
  const draft = draftOf<Form>(
    textPart('city', 'city'),
    changedPart('rest', { ...schemas, old: z.string() }) as never,
  );
  const base = { form: start };
  expect(draft.read(base)).toEqual({ form: start, base });
  saveDraft('city', 'Trier');
  saveDraft('rest', JSON.stringify({ title: 'Chef', old: 'x' }));
  expect(draft.read(base)).toEqual({ form: { ...start, title: 'Chef', city: 'Trier' }, base });
  draft.discard();
  expect(window.localStorage).toHaveLength(0);
});
