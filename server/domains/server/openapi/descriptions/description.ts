import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ServerMessage } from '#src/contract/error-messages.ts';
import { ARRAY_MAX } from '#src/contract/limits.ts';

/** Of a list that can be asked for whole (rule CALL-4). */
export const PAGE_OR_ARRAY = `One page if the query has a \`page\` or \`limit\`, otherwise all in a plain array, up to ${ARRAY_MAX.toLocaleString('en')}.`;

type Text = {
  /** What the call does, as a heading: no full stop, 60 characters at most. */
  summary: string;
  /** What else a caller should know: sentences, in Markdown. */
  description?: string;
};

/** The texts of 409, if the call has it: the state of what it changes forbids it. */
type Conflicts<E extends Endpoint> = E extends { errors: readonly (infer Status)[] }
  ? 409 extends Status
    ? { conflicts: readonly [ServerMessage, ...ServerMessage[]] }
    : { conflicts?: undefined }
  : { conflicts?: undefined };

/** What the OpenAPI document says of each endpoint; the compiler names those without a text. */
export type Descriptions<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Text & Conflicts<Endpoints[Name]>;
};
