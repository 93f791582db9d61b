/** Milliseconds of blocking that count as a stall. */
const STALL = 100;
/** Maximum retries of slow work. */
const AGAIN = 4;

/** Milliseconds of CPU time that this thread has used, whatever other processes do. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * The CPU time of `work` if it may block the event loop for 100 ms, else undefined. The total is an upper bound of
 * the longest block. Slow work is retried, to rule out garbage collection and first compilation.
 */
export async function stallOf(work: () => Promise<void>): Promise<string | undefined> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time <= AGAIN && least >= STALL; time += 1) {
    const before = used();
    await work();
    least = Math.min(least, used() - before);
  }
  return least >= STALL ? `${Math.round(least)} ms` : undefined;
}
