/** Does `work` for each item, up to `most` at once; the results in the order of the items. */
export async function* atOnce<Item, Result>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const done = work(item);
      // It may fail before its turn has come.
      done.catch(() => {});
      running.push(done);
      if (running.length < most) continue;
      yield await (running.shift() as Promise<Result>);
    }
    while (running.length > 0) yield await (running.shift() as Promise<Result>);
  } finally {
    // Nothing goes on once one has failed.
    await Promise.allSettled(running);
  }
}
