/**
 * Looks at something costly, such as a database: callers that ask at the same time share a look, and a good state is
 * told again for `goodForMs` milliseconds without another one, since probes come seconds apart.
 */
export function shareLook<State>(
  look: () => Promise<State>,
  { isGood, goodForMs }: { isGood: (state: State) => boolean; goodForMs: number },
): () => Promise<State> {
  let good: { state: State; until: number } | undefined;
  let looking: Promise<State> | undefined;
  const lookNow = async (): Promise<State> => {
    try {
      const state = await look();
      good = isGood(state) ? { state, until: performance.now() + goodForMs } : undefined;
      return state;
    } finally {
      looking = undefined;
    }
  };
  return async () => {
    if (good && performance.now() < good.until) return good.state;
    looking ??= lookNow();
    return looking;
  };
}
