/**
 * The first seed of tests with generated input: the same in every run, so that none fails by chance, unless
 * `FUZZ_SEED` is set, as by `npm test -- all`.
 */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);
