/** Milliseconds for which nothing may hold up everybody else. */
const STALL = 100;
/** Times that a call is made again which seems to be slow. */
const AGAIN = 4;

/** Milliseconds of processor time that this thread has used: what others take of the machine is not in it. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * What `work` costs this thread, if that could hold up the event loop for 100 ms; undefined otherwise. The
 * sum of what it does is no less than its longest piece. What was slow once, a collection of garbage
 * or a first compilation, is asked again.
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
