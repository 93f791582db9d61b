import type { Health } from '#server/platform/database/health.ts';
import type { Dependencies } from './dependencies.ts';

/** Milliseconds for which a good state is told again without another look: probes come seconds apart. */
const GOOD_FOR_MS = 250;

/** The state of disk and database. Callers that ask at the same time share a look at them. */
export function createHealthCheck({
  database,
  isDiskFull,
}: Pick<Dependencies, 'database' | 'isDiskFull'>): () => Health | Promise<Health> {
  let goodUntil = 0;
  let looking: Promise<Health> | undefined;
  const look = async (): Promise<Health> => {
    try {
      const state = (await isDiskFull()) ? 'disk_full' : await database.health();
      if (state === 'ok') goodUntil = performance.now() + GOOD_FOR_MS;
      return state;
    } finally {
      looking = undefined;
    }
  };
  return () => {
    if (performance.now() < goodUntil) return 'ok';
    looking ??= look();
    return looking;
  };
}
