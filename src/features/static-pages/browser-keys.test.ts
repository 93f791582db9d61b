import { expect, test } from 'vitest';
import * as draftNames from '#src/lib/draft-names.ts';
import { BROWSER_KEYS } from './browser-keys.ts';

/** Files, which browsers can't keep. */
const IN_MEMORY = new Set(['apply-resume']);

/** The names that a maker of names gives, or each maker in it. */
const namesOf = (made: unknown): string[] => {
  if (typeof made === 'string') return [made];
  if (typeof made === 'function')
    return namesOf((made as (...given: unknown[]) => unknown)('user', ['record']));
  return Object.values(made as object).flatMap(namesOf);
};

test('every kind of draft is listed', () => {
  const { ownerOfDraft: _, VISITOR: __, jobDraftNames, ...makers } = draftNames;
  const names = [...namesOf(makers), jobDraftNames.create('user')];
  const kinds = new Set(names.map((name) => name.split(':')[0] ?? ''));
  expect(kinds.size).toBeGreaterThan(5);
  const listed = new Set(BROWSER_KEYS.flatMap(({ names: shown }) => shown));
  const missing = [...kinds].filter(
    (kind) => !IN_MEMORY.has(kind) && !listed.has(`draft:${kind}:…`),
  );
  expect(missing).toEqual([]);
});
