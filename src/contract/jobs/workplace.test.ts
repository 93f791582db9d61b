import { expect, it } from 'vitest';
import { nextWorkplace, workplaceOf } from './workplace.ts';

it.each([
  [true, 'hybrid', 'remote'],
  [false, 'hybrid', 'hybrid'],
  [false, 'on_site', 'on_site'],
  [false, 'remote', 'on_site'],
] as const)('a reply with is_remote %s and %s is %s', (is_remote, workplace, expected) => {
  expect(workplaceOf({ is_remote, workplace })).toBe(expected);
});

it.each([
  // A new job.
  [{}, undefined, 'on_site'],
  [{ is_remote: true }, undefined, 'remote'],
  [{ is_remote: false }, undefined, 'on_site'],
  [{ workplace: 'hybrid', is_remote: true }, undefined, 'hybrid'],
  // A stored one.
  [{}, 'hybrid', 'hybrid'],
  [{ is_remote: false }, 'hybrid', 'hybrid'],
  [{ is_remote: true }, 'hybrid', 'remote'],
  [{ is_remote: false }, 'remote', 'on_site'],
  [{ is_remote: true }, 'remote', 'remote'],
  [{ workplace: 'remote', is_remote: false }, 'hybrid', 'remote'],
  [{ workplace: 'hybrid', is_remote: true }, 'hybrid', 'remote'],
  [{ workplace: 'remote', is_remote: true }, 'remote', 'remote'],
  [{ workplace: 'on_site' }, 'remote', 'on_site'],
] as const)('%j makes of %s %s (JOB-9)', (sent, before, after) => {
  expect(nextWorkplace(sent, before)).toBe(after);
});
