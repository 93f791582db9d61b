/** Returns a function that runs `work` until it has succeeded once. Concurrent calls share one run. */
export function onceSuccessful(work: () => Promise<void>): () => Promise<void> {
  let run: Promise<void> | undefined;
  return () =>
    (run ??= work().catch((error: unknown) => {
      run = undefined;
      throw error;
    }));
}
