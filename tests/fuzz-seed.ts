/**
 * The first seed of tests with generated input: the same in every run, so that none fails by chance, unless
 * `FUZZ_SEED` is set, as by `npm test -- all`.
 */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);

/** How much more is tried when the whole suite runs. */
const TIMES = process.env.FUZZ_SEED === undefined ? 1 : 5;

/** What fast-check needs to try a law: `few` times with the fixed seed, and several times as often with another. */
export const tries = (few: number) => ({ seed: FUZZ_SEED, numRuns: few * TIMES });
