/** Gives what runs `work` until it has succeeded, and then never again. Calls at the same time share one run. */
export function onceSuccessful(work: () => Promise<void>): () => Promise<void> {
  let run: Promise<void> | undefined;
  return () =>
    (run ??= work().catch((error: unknown) => {
      run = undefined;
      throw error;
    }));
}
