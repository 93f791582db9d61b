/** What is mutated together, with the tests that prove it. */
export type MutationPart = {
  /** Globs of the code, without its tests. */
  code: readonly string[];
  /** Globs of the only tests that may kill its mutants. */
  tests: readonly string[];
};

/** The parts by name, in the order of `npm run mutate`: what decides comes first. */
export const MUTATION_PARTS: Record<string, MutationPart> = {
  rules: {
    code: [
      'server/domains/!(console)/{,*-}rules.ts',
      'server/domains/accounts/password-throttle.ts',
      'server/domains/interviews/rows.ts',
      'server/domains/mails/backoff.ts',
    ],
    tests: [
      'server/domains/**/*-rules.test.ts',
      'server/domains/{accounts/password-throttle,interviews/rows,mails/backoff}.test.ts',
    ],
  },
  limits: {
    code: [
      'server/http/{client-address,content-disposition,idempotency,language,loopback-only,one-at-a-time,paging}.ts',
      'server/http/{placeholder-problem,problem,rate-limits,refusals,request,router,session,work-budget}.ts',
    ],
    tests: ['server/http/!(http-server).test.ts'],
  },
  contract: {
    code: ['src/contract/**/*.ts'],
    tests: ['src/contract/**/*.test.ts'],
  },
  lib: {
    // Without what only a browser can do, such as reloading the page: browser tests prove it.
    code: [
      'src/lib/!(connection|developer-tools|early-switches|skipped-transitions|start-failure).{ts,tsx}',
    ],
    tests: [
      'src/{lib,entities}/**/*.test.{ts,tsx}',
      'src/api/session.test.ts',
      'src/features/{apply,employer-jobs}/*-{draft,versions}.test.ts',
      'src/ui/{alerts,use-draft-form}.test.{ts,tsx}',
    ],
  },
  api: {
    // What calls have in common, except sending, sessions and the cache.
    code: [
      'src/api/{api-error,application-queue,define-mutation,get-me,idempotency-keys,unless-unknown}.ts',
    ],
    tests: [
      'src/api/{api-error,application-queue,define-mutation,error-catalog,get-me}.test.ts',
      'src/api/{idempotency-keys,outcomes,unless-unknown}.test.ts',
    ],
  },
  shared: {
    code: ['src/shared/**/*.ts'],
    // Without those on very long texts, which take seconds.
    tests: ['src/shared/!(*-hostile).test.ts'],
  },
  platform: {
    code: [
      'server/platform/{cache,secrets,text}/*.ts',
      'server/platform/{config/salary-rates,log/escape-controls,network/plaintext}.ts',
    ],
    tests: ['server/platform/{cache,config,log,network,secrets,text}/*.test.ts'],
  },
  features: {
    code: [
      // Without hooks, which need a page and a server, and what loads a screen: browser tests prove them. Nor tables of
      // texts, which decide nothing.
      'src/features/**/!(use-*|lazy-*|*-labels|*-options|offers).ts',
      'src/features/jobs/use-early-filters.ts',
    ],
    tests: ['src/features/**/*.test.{ts,tsx}'],
  },
};
