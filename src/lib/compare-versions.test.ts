import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

type Job = { title: string; city: string; salary: number; level: string };

it('names who changed a field, and whether the sides differ now', () => {
  const base = { title: 'Cook', city: 'Bonn', salary: 1, level: 'entry' };
  const mine = { title: 'Chef', city: 'Köln', salary: 1, level: 'senior' };
  const theirs = { title: 'Chef', city: 'Trier', salary: 2, level: 'entry' };
  const fields = Object.keys(base) as (keyof Job)[];
  const isSame = (field: keyof Job, one: Job, other: Job) => one[field] === other[field];
  const state = (isMine: boolean, isTheirs: boolean, isOpen: boolean) => {
    return { isMine, isTheirs, isOpen };
  };
  expect(compareVersions(fields, isSame, { base, mine, theirs })).toEqual([
    { field: 'title', ...state(true, true, false) },
    { field: 'city', ...state(true, true, true) },
    { field: 'salary', ...state(false, true, true) },
    { field: 'level', ...state(true, false, true) },
  ]);
  expect(compareVersions(fields, isSame, { base, mine: base, theirs: base })).toEqual([]);
});
