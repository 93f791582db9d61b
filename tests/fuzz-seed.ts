/**
 * The first seed of the tests that try what they make up: the same in every run, so that none fails by chance, unless
 * `FUZZ_SEED` says otherwise, as `npm test -- all` does.
 */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);
