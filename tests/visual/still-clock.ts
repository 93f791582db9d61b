/**
 * Sets this process's clock to `start`, and has it go on by a millisecond whenever it is read: what the API and
 * its embedded database write is of that time on any machine, however slow, and no two things are of the same
 * moment. What measures how long something takes (`performance.now`) goes on as ever. Returns a function that
 * sets the clock right again.
 */
export function stopClock(start: Date): () => void {
  const RealDate = globalThis.Date;
  let time = start.getTime();
  const now = () => {
    time += 1;
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
