// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeTarget, isMet, type Target } from './targets.ts';

const paint: Target = {
  of: '/jobs',
  figure: 'largest paint',
  value: 1.15,
  limit: 1.15,
  side: 'at most',
  unit: '× floor',
};
const renders: Target = { ...paint, value: 150, limit: 150, side: 'at least' };

describe('a target', () => {
  it('is met at its limit, and missed beyond it, by however little', () => {
    expect(isMet(paint)).toBe(true);
    expect(isMet({ ...paint, value: 1.151 })).toBe(false);
    expect(isMet(renders)).toBe(true);
    expect(isMet({ ...renders, value: 149.9 })).toBe(false);
  });

  it('is missed by what could not be measured', () => {
    expect(isMet({ ...paint, value: Number.NaN })).toBe(false);
    expect(isMet({ ...renders, value: Number.NaN })).toBe(false);
  });

  it('is a line that says what is measured and what is wanted', () => {
    expect(describeTarget({ ...paint, value: 3.7 })).toMatch(
      /^MISSED +\/jobs +largest paint +3\.7 × floor +\(at most 1\.15 × floor\)$/,
    );
  });
});
