import type { Load } from '#scripts/page-load/load-page.ts';

const FILES = 8;

const ms = (value: number) => value.toFixed(0).padStart(6);

/** Breaks down a load's time: requests, long frames by script, shifts, paints and largest files. */
export const describeLoad = ({ notes, sent, weight }: Load): string[] => [
  'requests (start, end in ms, bytes)',
  ...sent.map(({ path, start, end, bytes }) => `${ms(start)}${ms(end)}${ms(bytes)}  ${path}`),
  'long frames (start, duration in ms)',
  ...notes.frames.flatMap(({ start, duration, scripts }) => [
    ms(start) + ms(duration),
    ...scripts.map((script) => `${ms(script.duration).padStart(16)}  ${script.from}`),
  ]),
  'long tasks (start, duration in ms)',
  ...notes.tasks.map(({ start, duration }) => ms(start) + ms(duration)),
  'largest paints (at ms, size)',
  ...notes.largest.map(({ at, size, element }) => `${ms(at)}${ms(size)}  ${element}`),
  'layout shifts (at ms, score)',
  ...notes.shifts.map(
    ({ at, value, moved }) => `${ms(at)}  ${value.toFixed(4)}  ${moved.join(' | ')}`,
  ),
  'largest files (bytes, brotli)',
  ...weight.files.slice(0, FILES).map(({ path, size }) => `${ms(size)}  ${path}`),
];
