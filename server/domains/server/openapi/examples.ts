import recorded from './examples.json' with { type: 'json' };

/** A call as a test made it and what was replied; ids, times and secrets are replaced. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  reply?: unknown;
};

/** An example of each call, by the endpoint's name. */
export const EXAMPLES: Readonly<Record<string, Example>> = recorded;
