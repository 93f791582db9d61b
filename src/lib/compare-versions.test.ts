// @vitest-environment node
import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const base = { a: 1, b: 1, c: 1, d: 1 };
const fields = ['a', 'b', 'c', 'd'] as const;

it('says who changed each field, and where the two sides differ', () => {
  const versions = { base, mine: { ...base, a: 2, b: 2, c: 2 }, theirs: { ...base, b: 2, c: 3 } };
  expect(
    compareVersions(fields, (field, one, other) => one[field] === other[field], versions),
  ).toEqual([
    { field: 'a', isMine: true, isTheirs: false, isOpen: true },
    { field: 'b', isMine: true, isTheirs: true, isOpen: false },
    { field: 'c', isMine: true, isTheirs: true, isOpen: true },
  ]);
});
