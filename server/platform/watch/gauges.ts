import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { freeBytes } from '#server/platform/data-folder/disk-space.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { readQueue } from '#server/platform/database/queue.ts';
import { readSizes } from '#server/platform/database/size.ts';
import type { EventLoop } from './event-loop.ts';
import type { Metrics } from './metrics.ts';
import { shareLook } from './shared-look.ts';

/** Milliseconds for which readings of the database are told again, however many ask for the metrics. */
const QUEUES_FOR = 5_000;
const SIZES_FOR = 60_000;

type Watched = {
  database: Pick<Connection, 'kind' | 'db' | 'load'>;
  tasks: readonly Pick<BackgroundTask, 'name' | 'queue'>[];
  /** The state of each part that an instance needs, `ok` or what is wrong. */
  parts: () => Promise<Readonly<Record<string, string>>>;
  eventLoop: Pick<EventLoop, 'wait'>;
  dataFolder: string;
  clock: () => Date;
  version: string;
};

/** Reads something at most once in `goodForMs`. */
const seldom = <Read>(read: () => Promise<Read>, goodForMs: number) =>
  shareLook(read, { isGood: () => true, goodForMs });

/** Adds what is read whenever the metrics are asked for: states, queues, connections and sizes. */
export function addGauges(metrics: Metrics, watched: Watched): void {
  const { database, tasks, parts, eventLoop, dataFolder, clock, version } = watched;
  const queues = seldom(
    () =>
      Promise.all(
        tasks.flatMap(({ name, queue }) =>
          queue
            ? [readQueue(database.db, queue, clock()).then((read) => ({ queue: name, ...read }))]
            : [],
        ),
      ),
    QUEUES_FOR,
  );
  const sizes = seldom(() => readSizes(database.db), SIZES_FOR);

  metrics.gauge(
    { name: 'meydan_info', help: 'What runs here', labelNames: ['version', 'database'] },
    () => [{ labels: { version, database: database.kind }, value: 1 }],
  );
  // Read before the gauges that ask the database, which would count themselves.
  metrics.gauge(
    {
      name: 'meydan_database_connections',
      help: 'Connections of the pool, and callers that wait for one',
      labelNames: ['state'],
    },
    () => Object.entries(database.load()).map(([state, value]) => ({ labels: { state }, value })),
  );
  metrics.gauge(
    { name: 'meydan_part_ok', help: 'Whether a part is well', labelNames: ['part'] },
    async () =>
      Object.entries(await parts()).map(([part, state]) => ({
        labels: { part },
        value: state === 'ok' ? 1 : 0,
      })),
  );
  metrics.gauge(
    { name: 'meydan_event_loop_wait_seconds', help: 'Mean wait of a call for the event loop' },
    () => [{ value: eventLoop.wait() / 1000 }],
  );
  metrics.gauge(
    { name: 'meydan_queue_waiting', help: 'Rows that are due', labelNames: ['queue'] },
    async () =>
      (await queues()).map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
  );
  metrics.gauge(
    {
      name: 'meydan_queue_oldest_seconds',
      help: 'For how long the first of them has been due',
      labelNames: ['queue'],
    },
    async () =>
      (await queues()).map(({ queue, oldestSeconds }) => ({
        labels: { queue },
        value: oldestSeconds,
      })),
  );
  metrics.gauge({ name: 'meydan_database_bytes', help: 'Size of the database' }, async () => [
    { value: (await sizes()).database },
  ]);
  metrics.gauge({ name: 'meydan_files', help: 'Uploaded files' }, async () => [
    { value: (await sizes()).files },
  ]);
  metrics.gauge({ name: 'meydan_files_bytes', help: 'Their size' }, async () => [
    { value: (await sizes()).fileBytes },
  ]);
  metrics.gauge(
    { name: 'meydan_disk_free_bytes', help: 'Free on the disk of DATA_DIR' },
    async () => [{ value: await freeBytes(dataFolder) }],
  );
}
