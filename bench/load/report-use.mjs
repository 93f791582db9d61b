/*
 * Loaded into the servers of `bench:load`: appends a line to the file LOAD_USE_FILE every second, with the time, the
 * bytes of memory and the delay of the event loop in milliseconds (99th percentile and longest of that second).
 */
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 1000;
/** The histogram's own resolution is part of what it measures. */
const RESOLUTION_MS = 10;
const file = process.env.LOAD_USE_FILE;

if (isMainThread && file) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const inMs = (/** @type {number} */ ns) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
  setInterval(() => {
    const late = inMs(delays.percentile(99));
    const most = inMs(delays.max);
    delays.reset();
    const use = { at: Date.now(), memory: process.memoryUsage.rss(), late, most };
    appendFileSync(file, `${JSON.stringify(use)}\n`);
  }, EVERY_MS).unref();
}
