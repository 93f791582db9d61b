import type { Resource } from '#src/contract/endpoint.ts';

type Reads = { reads: Resource };

/**
 * A query's key, or the prefix of several. It starts with the resource that the query's endpoint reads, by which
 * mutations find it (`define-mutation.ts`). A module that must not load the endpoint names its type: `keyOf<typeof
 * getJob>('jobs', jobId)`.
 */
export const keyOf = <Endpoint extends Reads = Reads>(
  resource: Endpoint['reads'],
  ...rest: unknown[]
) => [resource, ...rest] as const;
