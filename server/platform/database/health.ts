import { isDiskFull } from './errors.ts';

/**
 * The database's state. `busy`: the embedded one runs a long query; `unreachable`: it does not answer;
 * `disk_full`: it cannot write.
 */
export type Health = 'ok' | 'busy' | 'unreachable' | 'disk_full';

/** Milliseconds that a probe may take. */
export const PROBE_TIMEOUT = 1500;
/** Milliseconds for which a full disk is still reported after the last failed write. */
const FULL_FOR = 30_000;

/** Probes the database with `ask`; concurrent calls share a probe. After the timeout the state is `timeoutStatus`. */
export function createHealth(
  ask: () => PromiseLike<unknown>,
  timeoutStatus: Health,
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
      const timer = setTimeout(resolve, PROBE_TIMEOUT, timeoutStatus);
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
