/**
 * Makes the dates of this process or page start at `start` (milliseconds since 1970). With `step`, each reading
 * advances the clock by that many milliseconds; otherwise it runs normally. Timers, frames and `performance.now`
 * keep working; Playwright's clock would replace frames with ones that draw nothing. Returns a function that
 * restores the clock. Uses nothing outside itself, since it is sent to pages.
 */
export function moveClock({ start, step }: { start: number; step?: number }): () => void {
  const RealDate = globalThis.Date;
  const realStart = RealDate.now();
  let time = start;
  const now = () => {
    if (step === undefined) return start + RealDate.now() - realStart;
    time += step;
    return time;
  };
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
