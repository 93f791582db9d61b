import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two samples. */
const RESOLUTION = 20;
/** Milliseconds over which the wait is averaged. */
const WINDOW = 5_000;
/** Milliseconds of wait from which an instance counts as overloaded. */
const LATE = 250;

const NANOSECONDS = 1e6;

export type EventLoop = {
  /** Milliseconds that a call, arriving at any moment of the last seconds, has waited for the event loop on average. */
  wait: () => number;
  /** Whether that is more than an instance should let callers wait. */
  isLate: () => boolean;
  stop: () => void;
};

/**
 * The mean wait of a moment that falls into one of the gaps between two samples: a gap twice as long catches twice as
 * many moments, and holds each up for twice as long.
 */
const waitIn = ({ mean, stddev }: { mean: number; stddev: number }): number =>
  mean > 0 ? (mean ** 2 + stddev ** 2) / (2 * mean * NANOSECONDS) - RESOLUTION / 2 : 0;

/** Watches how long this process's event loop is held up. */
export function watchEventLoop(window = WINDOW): EventLoop {
  const gaps = monitorEventLoopDelay({ resolution: RESOLUTION });
  gaps.enable();
  let last = 0;
  const timer = setInterval(() => {
    last = waitIn(gaps);
    gaps.reset();
  }, window).unref();
  const wait = () => Math.max(0, last, waitIn(gaps));
  return {
    wait,
    isLate: () => wait() >= LATE,
    stop: () => {
      clearInterval(timer);
      gaps.disable();
    },
  };
}
