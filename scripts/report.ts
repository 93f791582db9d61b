import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { JSDOM } from 'jsdom';

/** A failed test, or a test file that failed to load, and the runner's message. */
type FailedTest = { name: string; message: string };
/** The result of a suite. `note` is information beyond the numbers, `folder` where traces, screenshots and logs are. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  note?: string;
  folder?: string;
  failedTests?: FailedTest[];
};
export type Outcome = Counts & { suite: string; seconds: number };

/**
 * Reads a test runner's result from its JUnit report and exit code. The exit code has the last word: a runner that
 * failed without a failed test (no tests found, an error outside of tests) counts as one failure.
 */
export const readResults = async (file: string, exitCode: number): Promise<Counts> => {
  const xml = await readFile(file, 'utf8').catch(() => undefined);
  if (xml === undefined)
    return { passed: 0, failed: 1, skipped: 0, note: 'the runner ended without a result' };
  const { DOMParser } = new JSDOM().window;
  const results = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const cases = [...results.getElementsByTagName('testcase')];
  const failedTests = cases.flatMap((test): FailedTest[] => {
    const faults = ['failure', 'error'].flatMap((tag) => [...test.getElementsByTagName(tag)]);
    if (faults.length === 0) return [];
    const name = `${test.getAttribute('classname')}: ${test.getAttribute('name')}`;
    return [{ name, message: faults.map(({ textContent }) => textContent.trim()).join('\n') }];
  });
  const skipped = [...results.getElementsByTagName('skipped')].length;
  const passed = cases.length - failedTests.length - skipped;
  if (failedTests.length > 0 || exitCode === 0)
    return { passed, failed: failedTests.length, skipped, failedTests };
  const note = `no test failed, but the runner did (exit code ${exitCode})`;
  return { passed, failed: 1, skipped, note };
};

const COLUMNS = ['suite', 'passed', 'failed', 'skipped', 'seconds'] as const;

/** Frames a text so that readers notice it. */
export const banner = (text: string): string => {
  const lines = text.split('\n');
  const rule = '!'.repeat(Math.min(100, Math.max(...lines.map((line) => line.length)) + 4));
  return ['', rule, ...lines.map((line) => `! ${line}`), rule, ''].join('\n');
};

/** A table with one row per suite, numbers right-aligned, and what failed tests left behind. */
const table = (outcomes: Outcome[], seconds: number, notRun: string[]): string => {
  const rows = outcomes.map(({ suite, passed, failed, skipped, seconds: own, folder = '' }) => [
    suite,
    String(passed),
    String(failed),
    String(skipped),
    own.toFixed(1),
    folder,
  ]);
  const cells = [
    [...COLUMNS, ''],
    ...rows,
    ...notRun.map((suite) => [suite, '', '', '', '', 'not run here']),
    ['in all', '', '', '', seconds.toFixed(1), ''],
  ];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...body.map(line)].join('\n');
};

/** Lines shown per failure message: enough for the expected value, the actual one and the location. */
const MESSAGE_LINES = 20;

/** Each failed test with the first lines of its message: of remote runs, often only the log's end is kept. */
const failures = (outcomes: Outcome[]): string[] =>
  outcomes.flatMap(({ suite, failedTests = [] }) =>
    failedTests.map(({ name, message }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
      return [`\nFAILED ${suite}: ${name}`, ...lines.map((line) => `  ${line}`)].join('\n');
    }),
  );

/** What a report says beyond the outcomes: the seconds of the whole run, and the suites that it left out. */
type About = { seconds: number; notRun: string[] };

/** The report after a run: notes, failures, the table, and the totals alone on the last line. */
export const report = (outcomes: Outcome[], { seconds, notRun }: About): string => {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const notes = outcomes.flatMap(({ suite, note }) => (note ? [banner(`${suite}: ${note}`)] : []));
  const more =
    notRun.length > 0
      ? ['', '`npm test -- NAME` runs one suite, `npm test -- all` the whole.']
      : [];
  const totals = `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`;
  return [
    ...notes,
    ...failures(outcomes),
    '',
    table(outcomes, seconds, notRun),
    ...more,
    '',
    totals,
  ].join('\n');
};
