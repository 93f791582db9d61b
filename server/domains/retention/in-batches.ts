import type { Dependencies } from '#server/http/dependencies.ts';

/** What retention needs. */
export type Retaining = Pick<Dependencies, 'clock' | 'stopping' | 'retention'> & {
  database: Pick<Dependencies['database'], 'db'>;
};

/** Records per transaction: with all that belongs to them, no statement may take seconds. */
export const BATCH = 50;
/** Batches of one kind at a time: a site that has just shortened a term sends its mails over hours. */
const BATCHES_MAX = 100;

/** Repeats a step until it finds less than a batch. Returns how many records the steps were about. */
export async function inBatches(
  { stopping }: Retaining,
  step: () => Promise<number>,
): Promise<number> {
  let count = 0;
  for (let batches = 0; batches < BATCHES_MAX && !stopping?.aborted; batches += 1) {
    const some = await step();
    count += some;
    if (some < BATCH) break;
  }
  return count;
}
