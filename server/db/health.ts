import { isDiskFull } from '../failures.ts';

/**
 * How the database is. `busy`: the embedded one is at a query that takes long; `unreachable`: it does not
 * answer; `disk_full`: it cannot write.
 */
export type Health = 'ok' | 'busy' | 'unreachable' | 'disk_full';

/** Milliseconds that a look at the database may take. */
const LOOK_MAX = 1500;
/** Milliseconds for which a disk that was full counts as full still. */
const FULL_FOR = 30_000;

/**
 * Looks at the database by `ask`; whoever asks meanwhile shares the look. `late` is what a database counts as
 * that takes too long, and `onLate` is told of it.
 */
export function createHealth(
  ask: () => PromiseLike<unknown>,
  late: Health,
  onLate = () => {},
): { ask: () => Promise<Health>; noteDiskFull: () => void } {
  let fullUntil = 0;
  let looking: Promise<Health> | undefined;

  const look = async (): Promise<Health> => {
    try {
      await ask();
      return performance.now() < fullUntil ? 'disk_full' : 'ok';
    } catch (error) {
      return isDiskFull(error) ? 'disk_full' : 'unreachable';
    }
  };
  const lookInTime = () =>
    new Promise<Health>((resolve) => {
      const timer = setTimeout(() => {
        onLate();
        resolve(late);
      }, LOOK_MAX);
      void look().then((seen) => {
        clearTimeout(timer);
        resolve(seen);
      });
    });
  return {
    ask: () => {
      looking ??= lookInTime().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    noteDiskFull: () => {
      fullUntil = performance.now() + FULL_FOR;
    },
  };
}
