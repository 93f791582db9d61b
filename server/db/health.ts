import { isDiskFull } from '../failures.ts';

/**
 * How the database is. `busy`: the embedded one is at a query that takes long; `unreachable`: it does not
 * answer; `disk_full`: it cannot write.
 */
export type Health = 'ok' | 'busy' | 'unreachable' | 'disk_full';

/** Milliseconds that a look at the database may take. */
const PROBE_TIMEOUT = 1500;
/** Milliseconds for which a disk that was full counts as full still. */
const FULL_FOR = 30_000;

/**
 * Looks at the database by `ask`; whoever asks meanwhile shares the look. `timeoutStatus` is what a database counts as
 * that takes too long, and `onTimeout` is told of it.
 */
export function createHealth(
  ask: () => PromiseLike<unknown>,
  timeoutStatus: Health,
  onTimeout = () => {},
): { ask: () => Promise<Health>; noteDiskFull: () => void } {
  let fullUntil = 0;
  let probing: Promise<Health> | undefined;

  const probe = async (): Promise<Health> => {
    try {
      await ask();
      return performance.now() < fullUntil ? 'disk_full' : 'ok';
    } catch (error) {
      return isDiskFull(error) ? 'disk_full' : 'unreachable';
    }
  };
  const probeWithTimeout = () =>
    new Promise<Health>((resolve) => {
      const timer = setTimeout(() => {
        onTimeout();
        resolve(timeoutStatus);
      }, PROBE_TIMEOUT);
      void probe().then((seen) => {
        clearTimeout(timer);
        resolve(seen);
      });
    });
  return {
    ask: () => {
      probing ??= probeWithTimeout().finally(() => {
        probing = undefined;
      });
      return probing;
    },
    noteDiskFull: () => {
      fullUntil = performance.now() + FULL_FOR;
    },
  };
}
