import { EXAMPLES, type Example } from '#server/domains/server/openapi/examples.ts';
import { componentsFor, describe } from '#server/domains/server/openapi/schemas.ts';
import { type Json, jsonSchemaOf } from '#server/http/json-schema.ts';
import { type Callers, type Endpoint, successStatus } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { problemSchema } from '#src/contract/replies.ts';

/** A call as apps and programs make it, with a recorded example. */
export type KeptCall = {
  method: string;
  path: string;
  callers: Callers;
  status: number;
  /** The JSON Schema of each parameter in the query string. */
  query?: Json;
  /** A JSON Schema, or another media type. */
  body?: Json | string;
  reply?: Json | string;
  example: Example;
  /** The body of the example with nothing but the fields that have to be given. */
  smallest?: unknown;
};

/** All calls by name, what refusals have, and the schemas that others refer to. */
export type Contract = { calls: Record<string, KeptCall>; problem: Json; schemas: Json };

const contentOf = (content: Endpoint['body'] | Endpoint['reply']) =>
  typeof content === 'object' ? describe(content, 'input') : content;

/** Undefined if rules that no schema knows ask for more. */
function smallestOf({ body }: Endpoint, example: Example): unknown {
  if (typeof body !== 'object' || example.body === undefined) return undefined;
  const { required = [] } = jsonSchemaOf(body, 'input') as { required?: string[] };
  const smallest = Object.fromEntries(
    Object.entries(example.body as Json).filter(([field]) => required.includes(field)),
  );
  return body.safeParse(smallest).success ? smallest : undefined;
}

function keptCall(name: EndpointName, endpoint: Endpoint): KeptCall {
  const { method, path, callers, query, body, reply } = endpoint;
  const example = EXAMPLES[name] ?? {};
  const smallest = smallestOf(endpoint, example);
  return {
    method,
    path,
    callers,
    status: successStatus(endpoint),
    ...(query && { query: (describe(query, 'output').properties ?? {}) as Json }),
    ...(body && { body: contentOf(body) ?? {} }),
    ...(reply && { reply: contentOf(reply) ?? {} }),
    example,
    ...(smallest !== undefined && { smallest }),
  };
}

/** The contract of this version, by the same schemas and examples as its OpenAPI document. */
export function currentContract(): Contract {
  const calls = Object.fromEntries(
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
      name,
      keptCall(name as EndpointName, endpoint),
    ]),
  );
  const problem = describe(problemSchema, 'input');
  return { calls, problem, schemas: componentsFor([calls, problem]) };
}
