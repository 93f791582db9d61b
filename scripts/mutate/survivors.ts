import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test notices, recognised by what it changes, so that it stays known when lines move. */
type Survivor = { code: string; instead: string };

/**
 * Survivors with reasons; two of a kind are listed twice. `unrun` says who runs the code of a file that the part's tests
 * don't run. Without it, such code counts as survivors too.
 */
type KnownFile = { unrun?: string; survivors?: (Survivor & { why: string })[] };
export type KnownSurvivors = Record<string, KnownFile>;

/** Long code is recognised by its beginning and end. */
const CODE_MAX = 100;
const [BEGINNING, END] = [60, 40];
const onOneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > CODE_MAX ? `${line.slice(0, BEGINNING)} … ${line.slice(-END)}` : line;
};

/** What the mutant replaces. Its lines and columns begin at 1. */
const originalOf = (source: string, { start, end }: MutantResult['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
};

const fileOf = ({ fileName }: MutantResult): string => relative('.', fileName);

const toSurvivor = ({ location, fileName, replacement }: MutantResult): Survivor => ({
  code: onOneLine(originalOf(readFileSync(fileName, 'utf8'), location)),
  instead: onOneLine(replacement),
});

/** What is left of `all` when each of `others` has taken one of its kind away. */
const without = (all: readonly Survivor[], others: readonly Survivor[]): Survivor[] => {
  const left = [...all];
  for (const { code, instead } of others) {
    const place = left.findIndex((one) => one.code === code && one.instead === instead);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
};

/** Problems of the list after a run: survivors without a reason, and reasons for what no longer survives. */
export const compareSurvivors = (mutants: MutantResult[], known: KnownSurvivors): string[] => {
  return [...new Set(mutants.map(fileOf))].sort().flatMap((file) => {
    const { unrun, survivors: listed = [] } = known[file] ?? {};
    const own = mutants.filter((one) => fileOf(one) === file);
    const isUnrun = own.some(({ status }) => status === 'NoCoverage');
    const survivors = own
      .filter(({ status }) => status === 'Survived' || (status === 'NoCoverage' && !unrun))
      .map(toSurvivor);
    const say = (problem: string, { code, instead }: Survivor) =>
      `${file}: ${problem}: ${JSON.stringify({ code, instead })}`;
    return [
      ...without(survivors, listed).map((one) => say('survives without a reason', one)),
      ...without(listed, survivors).map((one) => say('is killed', one)),
      ...(!isUnrun && unrun ? [`${file}: is run by tests, so "unrun" can go`] : []),
    ];
  });
};
