/** Of what passes, the clock of the tests shows a thousandth: so that no minute ends while rows are written. */
const SLOWER = 1000;

/**
 * Sets this process's clock to `start`, and nearly stops it: what the API and its embedded database write is of
 * that time. What measures how long something takes (`performance.now`) goes on as ever. Returns a function that
 * sets the clock right again.
 */
export function slowDown(start: Date): () => void {
  const RealDate = globalThis.Date;
  const from = performance.now();
  const now = () => Math.floor(start.getTime() + (performance.now() - from) / SLOWER);
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
