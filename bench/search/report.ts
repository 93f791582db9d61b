import { quantile } from '#bench/shared/statistics.ts';
import { tableRow } from '#bench/shared/table.ts';
import { atMost, type Target } from '#bench/shared/targets.ts';
import { tell } from '#scripts/setup/failure.mjs';
import type { Measured } from './measure.ts';
import { YARDSTICK } from './questions.ts';

/** The concurrent callers, the measurements, and the limit as a multiple of the yardstick's 99th percentile. */
export type Round = { callers: number; limit: number; measured: ReadonlyMap<string, Measured> };

const late = (measured: Measured | undefined): number => quantile(measured?.ms ?? [], 0.99);
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

const ratioOf = ({ measured }: Round, name: string): number =>
  late(measured.get(name)) / late(measured.get(YARDSTICK));

const showTimes = (round: Round, name: string): string => {
  const measured = round.measured.get(name);
  const times = [quantile(measured?.ms ?? [], 0.5), late(measured)].map((ms) => ms.toFixed(1));
  return `${times.join(' / ')} (${ratioOf(round, name).toFixed(1)} ×)`;
};

const showAnswers = (rounds: readonly Round[], name: string): string => {
  const all = rounds.flatMap(({ measured }) => measured.get(name) ?? []);
  const sum = (part: (of: Measured) => number) => all.reduce((total, of) => total + part(of), 0);
  const count = sum(({ ms }) => ms.length);
  if (sum(({ refused }) => refused) > 0) return 'not answered';
  const failed = sum((of) => of.failed);
  if (failed > 0) return `${failed} FAILED`;
  return [sum(({ empty }) => empty), sum(({ repeated }) => repeated)]
    .map((part) => share(part, count))
    .join(' / ');
};

/** Prints the measurements of each class and returns the targets. */
export const reportClasses = (names: readonly string[], rounds: readonly Round[]): Target[] => {
  const callers = rounds.map((round) => `${round.callers} at a time`);
  tell(tableRow('ms: median / 99 % (× one job)', ...callers, 'empty / repeated'));
  for (const name of names) {
    const times = rounds.map((round) => showTimes(round, name));
    tell(tableRow(name, ...times, showAnswers(rounds, name)));
  }
  tell('');
  const judged = names.filter((name) => name !== YARDSTICK);
  return rounds.flatMap((round) =>
    judged.map((name) => {
      const { refused = 0, failed = 0 } = round.measured.get(name) ?? {};
      const ratio = refused + failed === 0 ? ratioOf(round, name) : Number.POSITIVE_INFINITY;
      return atMost(`${round.callers} at a time`, name, ratio, round.limit, '× one job');
    }),
  );
};
