import { plot } from './plot.ts';
import { describeSummary, type Summary } from './recorder.ts';
import type { Kind, Use } from './servers.ts';

/** What was measured on one kind of installation: the servers' use by second, and the calls. */
export type Run = {
  kind: Kind;
  start: number;
  uses: readonly Use[][];
  summary: Summary;
  bare: number;
};

const MB = 1024 * 1024;

const namesOf = ({ uses }: Run): string[] => uses.map((_, index) => `instance ${index + 1}`);

/** Memory and delays of all instances over the seconds of the run. */
const plots = (run: Run): string[] => {
  const lines = (figure: (use: Use) => number) =>
    run.uses.map((use, index) => ({
      name: namesOf(run)[index] ?? '',
      points: use
        .filter(({ at }) => at >= run.start)
        .map((one) => [(one.at - run.start) / 1000, figure(one)] as const),
    }));
  return [
    plot({ title: 'Memory', unit: 'MB', lines: lines(({ memory }) => memory / MB) }),
    plot({
      title: 'Event-loop delay, 99 % of each second',
      unit: 'ms',
      lines: lines(({ late }) => late),
    }),
    plot({ title: 'Longest event-loop delay', unit: 'ms', lines: lines(({ most }) => most) }),
  ];
};

/** The whole report as one HTML file that loads nothing. */
export const toHtml = (runs: readonly Run[]): string => {
  const parts = runs.map(
    (run) =>
      `<h2>${run.kind}</h2>${plots(run).join('\n')}<pre>${describeSummary(run.summary, run.bare)
        .join('\n')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')}</pre>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Load</title><style>body{font-family:sans-serif;margin:2em}svg{display:block}pre{overflow-x:auto}</style><h1>Load</h1>${parts.join('\n')}</html>\n`;
};
