// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const PAGES = ['/', '/jobs', '/jobs/{id}'];

describe('the arguments of a benchmark', () => {
  it('are five runs of every page, without a check, when none are given', () => {
    expect(readOptions([], PAGES)).toEqual({
      runs: 5,
      only: undefined,
      check: false,
      lighthouse: false,
      details: false,
    });
  });

  it('name the number of runs and the one page', () => {
    const options = readOptions(['--runs', '3', '--only', '/jobs', '--check'], PAGES);
    expect(options).toMatchObject({ runs: 3, only: '/jobs', check: true });
  });

  it.each(['0', '1.5', '-2', 'many', '', '101'])('refuse %j runs', (runs) => {
    expect(() => readOptions([`--runs=${runs}`], PAGES)).toThrow(/whole number/);
  });

  it('refuse a page that is not measured, and arguments that do not exist', () => {
    expect(() => readOptions(['--only', '/jobz'], PAGES)).toThrow(/one of \/, \/jobs/);
    expect(() => readOptions(['--rns', '3'], PAGES)).toThrow(/--rns/);
  });
});
