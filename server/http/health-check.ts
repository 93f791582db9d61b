import { type Health, PROBE_TIMEOUT } from '#server/platform/database/health.ts';
import { FileStoreError } from '#server/platform/storage/file-store.ts';
import { shareLook } from '#server/platform/watch/shared-look.ts';
import type { ReadinessParts } from '#src/contract/server/health.ts';
import type { Dependencies } from './dependencies.ts';

type Looked = Pick<Dependencies, 'isDiskFull' | 'files' | 'eventLoop'> & {
  database: Pick<Dependencies['database'], 'health'>;
};

/** Milliseconds for which a good state is told again without another look. */
const HEALTH_GOOD_FOR = 250;
/** The same of readiness, which also asks the store of files. */
const READY_GOOD_FOR = 1000;

/** The state of disk and database. */
export const createHealthCheck = ({
  database,
  isDiskFull,
}: Pick<Looked, 'database' | 'isDiskFull'>): (() => Promise<Health>) =>
  shareLook(async () => ((await isDiskFull()) ? 'disk_full' : database.health()), {
    isGood: (state) => state === 'ok',
    goodForMs: HEALTH_GOOD_FOR,
  });

/** The state of the store of files, within the time that a probe may take. */
async function stateOfFiles({
  files,
}: Pick<Dependencies, 'files'>): Promise<ReadinessParts['files']> {
  const late = Promise.withResolvers<'unreachable'>();
  const timer = setTimeout(() => late.resolve('unreachable'), PROBE_TIMEOUT);
  const state = files.check(PROBE_TIMEOUT).then(
    () => 'ok' as const,
    (error: unknown) => (error instanceof FileStoreError ? 'unreachable' : 'refused'),
  );
  return Promise.race([state, late.promise]).finally(() => clearTimeout(timer));
}

/** The state of each part that an instance needs to answer calls. */
export const createReadinessCheck = (dependencies: Looked): (() => Promise<ReadinessParts>) =>
  shareLook(
    async () => {
      const { database, isDiskFull, eventLoop } = dependencies;
      const [inDatabase, isFull, files] = await Promise.all([
        database.health(),
        isDiskFull(),
        stateOfFiles(dependencies),
      ]);
      return {
        database: inDatabase,
        disk: isFull ? 'full' : 'ok',
        files,
        event_loop: eventLoop.isLate() ? 'late' : 'ok',
      };
    },
    { isGood: isReady, goodForMs: READY_GOOD_FOR },
  );

/** Whether every part is. */
export const isReady = (parts: ReadinessParts): boolean =>
  Object.values(parts).every((state) => state === 'ok');
