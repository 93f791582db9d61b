import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, it } from 'vitest';
import { scoreOf } from './score.ts';
import { compareSurvivors } from './survivors.ts';

const FILE = 'scripts/mutate/score.ts';

/** A mutant of the first word of a file that exists. */
const mutant = (status: MutantResult['status']): MutantResult => ({
  id: status,
  fileName: `${process.cwd()}/${FILE}`,
  location: { start: { line: 1, column: 1 }, end: { line: 1, column: 7 } },
  mutatorName: 'StringLiteral',
  replacement: 'export',
  status,
});
const survivor = { code: 'import', instead: 'export' };
const listed = { [FILE]: { survivors: [{ ...survivor, why: 'no test runs it' }] } };
const said = JSON.stringify(survivor);

it('names survivors that have no reason', () => {
  expect(compareSurvivors([mutant('Survived')], {})).toEqual([
    `${FILE}: survives without a reason: ${said}`,
  ]);
  expect(compareSurvivors([mutant('Survived')], listed)).toEqual([]);
});

it('wants a reason for each of several that look alike', () => {
  expect(compareSurvivors([mutant('Survived'), mutant('Survived')], listed)).toHaveLength(1);
});

it('names reasons for what no longer survives', () => {
  expect(compareSurvivors([mutant('Killed')], listed)).toEqual([`${FILE}: is killed: ${said}`]);
});

it('wants to know why code is not run, for as long as it is not', () => {
  const unrun = { [FILE]: { unrun: 'browser tests run it' } };
  expect(compareSurvivors([mutant('NoCoverage')], {})).toHaveLength(1);
  expect(compareSurvivors([mutant('NoCoverage')], listed)).toEqual([]);
  expect(compareSurvivors([mutant('NoCoverage')], unrun)).toEqual([]);
  expect(compareSurvivors([mutant('Killed')], unrun)).toHaveLength(1);
});

it('counts what a test noticed, of all mutants that count', () => {
  const mutants = (['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const).map(mutant);
  expect(scoreOf(mutants)).toEqual({
    killed: 1,
    timedOut: 1,
    survived: 1,
    unrun: 1,
    percent: 50,
  });
});
