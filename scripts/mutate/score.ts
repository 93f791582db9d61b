import type { MutantResult } from '@stryker-mutator/api/core';

/**
 * Mutants by what became of them: `timedOut` ones were noticed too, since the tests hung. Others, such as ignored ones,
 * don't count.
 */
export type Score = Record<'killed' | 'timedOut' | 'survived' | 'unrun' | 'percent', number>;

export const scoreOf = (mutants: MutantResult[]): Score => {
  const count = (wanted: MutantResult['status']) =>
    mutants.filter(({ status }) => status === wanted).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const [survived, unrun] = [count('Survived'), count('NoCoverage')];
  const all = killed + timedOut + survived + unrun;
  const percent = all === 0 ? 100 : (100 * (killed + timedOut)) / all;
  return { killed, timedOut, survived, unrun, percent };
};
