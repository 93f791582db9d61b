import { spreadOf } from '#bench/shared/statistics.ts';
import { tableRow } from '#bench/shared/table.ts';
import { atMost, type Target } from '#bench/shared/targets.ts';
import type { Load } from '#scripts/page-load/load-page.ts';

const KB = 1024;
const LIMITS = { largestPaint: 1.15, blocking: 1.5, requests: 20, html: 11 };
/** Kilobytes of scripts and styles after brotli. */
const WEIGHT_LIMITS: Record<string, number> = { '/': 112, '/jobs': 115, '/jobs/{id}': 115 };

type Figure = { name: string; of: (load: Load) => number; show: (value: number) => string };

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (value: number) => `${(value / KB).toFixed(1)} KB`;

const FIGURES: Figure[] = [
  { name: 'time to first byte', of: (load) => load.firstByte, show: milliseconds },
  { name: 'first paint', of: (load) => load.firstPaint, show: milliseconds },
  { name: 'largest paint', of: (load) => load.largestPaint, show: milliseconds },
  { name: 'layout shift', of: (load) => load.shift, show: (value) => value.toFixed(4) },
  { name: 'blocking time', of: (load) => load.blocking, show: milliseconds },
  { name: 'JavaScript (brotli)', of: ({ weight }) => weight.js, show: kilobytes },
  { name: 'CSS (brotli)', of: ({ weight }) => weight.css, show: kilobytes },
  { name: 'HTML over the wire', of: (load) => load.html, show: kilobytes },
  { name: 'requests', of: (load) => load.requests, show: String },
];

const medianOf = (loads: Load[], of: (load: Load) => number): number =>
  spreadOf(loads.map(of)).median;

const leastOf = (loads: Load[], of: (load: Load) => number): number =>
  spreadOf(loads.map(of)).least;

const showRatio = (ratio: number): string =>
  Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : '';

const cell = (loads: Load[], { of, show }: Figure): string => {
  const { median, least, most } = spreadOf(loads.map(of));
  const range = least === most ? '' : ` (${show(least).split(' ')[0]}–${show(most).split(' ')[0]})`;
  return show(median) + range;
};

/**
 * Compares a page with the floor: medians, minima and maxima. Other programs only ever add time, so on a busy machine
 * the ratio of the minima is the most reliable.
 */
export const comparisonTable = (name: string, loads: Load[], floor: Load[]): string[] => {
  const rows = FIGURES.map((figure) => {
    const [ours, theirs] = [medianOf(loads, figure.of), medianOf(floor, figure.of)];
    const least = leastOf(loads, figure.of) / leastOf(floor, figure.of);
    const ratios = [ours / theirs, least].map(showRatio);
    return tableRow(figure.name, cell(loads, figure), cell(floor, figure), ...ratios);
  });
  const largest = new Set(loads.map(({ notes }) => notes.largest.at(-1)?.element ?? 'nothing'));
  const complaints = new Set(loads.flatMap((load) => load.complaints));
  return [
    tableRow(name, 'page', 'floor', 'ratio', 'ratio of the least'),
    ...rows,
    `largest: ${[...largest].join(' | ')}`,
    ...[...complaints].map((complaint) => `the page complains: ${complaint}`),
  ];
};

/** Ours as a multiple of theirs; 1 if both are 0. */
const ratioOf = (ours: number, theirs: number): number =>
  ours === 0 && theirs === 0 ? 1 : ours / theirs;

/** A page's targets, some of them as multiples of the floor. */
export const pageTargets = (name: string, loads: Load[], floor: Load[]): Target[] => {
  const most = (figure: string, value: number, limit: number, unit?: string) =>
    atMost(name, figure, value, limit, unit);
  const timesFloor = (figure: string, of: (load: Load) => number, limit: number) =>
    most(figure, ratioOf(medianOf(loads, of), medianOf(floor, of)), limit, '× floor');
  const worst = (of: (load: Load) => number) => Math.max(...loads.map(of));
  const weight = medianOf(loads, (load) => load.weight.js + load.weight.css);
  const weightLimit = WEIGHT_LIMITS[name];
  return [
    timesFloor('largest paint', (load) => load.largestPaint, LIMITS.largestPaint),
    most(
      'layout shift',
      worst(({ shift }) => shift),
      0,
    ),
    timesFloor('blocking time', (load) => load.blocking, LIMITS.blocking),
    ...(weightLimit ? [most('JavaScript and CSS (brotli)', weight / KB, weightLimit, 'KB')] : []),
    most('HTML over the wire', medianOf(loads, (load) => load.html) / KB, LIMITS.html, 'KB'),
    most(
      'requests',
      worst(({ requests }) => requests),
      LIMITS.requests,
    ),
  ];
};
