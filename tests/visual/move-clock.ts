/**
 * Has the dates of this process or page begin at `start` (milliseconds since 1970). With `step`, the clock goes on
 * by so many milliseconds whenever it is read, and else as ever. Timers, frames and what measures how long something
 * takes (`performance.now`) are left alone: Playwright's clock has frames of its own, which come without anything
 * being drawn. Returns a function that sets the clock right again. It stands alone, since it is sent to pages.
 */
export function moveClock({ start, step }: { start: number; step?: number }): () => void {
  const RealDate = globalThis.Date;
  const began = RealDate.now();
  let time = start;
  const now = () => {
    if (step === undefined) return start + RealDate.now() - began;
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
