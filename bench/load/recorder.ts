import { quantile } from '#bench/shared/statistics.ts';
import { tableRow } from '#bench/shared/table.ts';

/** The durations of all calls, by their names, and what went wrong. */
export type Recorder = {
  /** Records a call that began at `start` (of `performance.now()`); `error` says what was wrong with it. */
  add: (name: string, start: number, error?: string) => void;
  summary: () => Summary;
};
type CallSummary = { name: string; count: number; p50: number; p99: number; most: number };
export type Summary = { calls: CallSummary[]; requests: number; errors: Map<string, number> };

export const createRecorder = (): Recorder => {
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  return {
    add: (name, start, error) => {
      const known = times.get(name) ?? [];
      times.set(name, known);
      known.push(performance.now() - start);
      if (error === undefined) return;
      const what = `${name}: ${error}`;
      errors.set(what, (errors.get(what) ?? 0) + 1);
    },
    summary: () => {
      const calls = [...times]
        .map(([name, all]) => ({
          name,
          count: all.length,
          p50: quantile(all, 0.5),
          p99: quantile(all, 0.99),
          most: quantile(all, 1),
        }))
        .sort((one, other) => other.count - one.count);
      const requests = calls.reduce((sum, { count }) => sum + count, 0);
      return { calls, requests, errors };
    },
  };
};

/** The summary as lines of text; `bare` is the median of the bare server's calls meanwhile. */
export const describeSummary = ({ calls, errors }: Summary, bare: number): string[] => [
  tableRow('call', 'requests', 'p50 ms', 'p99 ms', 'most ms', 'p50 : bare server'),
  ...calls.map(({ name, count, p50, p99, most }) =>
    tableRow(
      name,
      String(count),
      ...[p50, p99, most].map((ms) => ms.toFixed(1)),
      (p50 / bare).toFixed(1),
    ),
  ),
  ...[...errors].map(([what, count]) => `ERROR ${count} × ${what}`),
];
