import type * as z from 'zod/mini';
import type { Json } from '#server/http/json-schema.ts';
import { CONSOLE_ENTITIES } from '#src/contract/console/console-search.ts';
import { type Callers, type Endpoint, successStatus } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HOURS,
  IDEMPOTENCY_KEY_MAX,
} from '#src/contract/limits.ts';
import { DESCRIPTIONS } from './descriptions/all.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { failuresOf, notHealthy, notReady, type SharedResponses } from './responses.ts';
import { describe } from './schemas.ts';

const WHO: Record<Callers, string> = {
  everyone: 'Everyone may call.',
  user: 'Whoever is signed in may call.',
  candidate: 'Signed-in candidates may call.',
  employer: 'Signed-in employers may call.',
  admin: 'Administrators may call.',
};

const KEY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: `Made anew for each thing that is to be created. A repetition under the same key, within ${IDEMPOTENCY_HOURS} hours, gets the first reply, and nothing is done twice.`,
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX, pattern: '^[!-~]+$' },
};

/** Ids are UUIDs; other parameters are the names of files and of kinds of records. */
function pathSchema(name: string): Json {
  if (name === 'entity') return { type: 'string', enum: CONSOLE_ENTITIES };
  return { type: 'string', ...(name !== 'name' && { format: 'uuid' }) };
}

/** A value of a query string as its schema has it. */
const typed = (value: string, { type }: Json): unknown =>
  type === 'integer' ? Number(value) : value;

const parametersOf = ({ path, query, isRepeatable }: Endpoint, example: Example): Json[] => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchema(name),
    ...(name === 'name' && { example: example.params?.[name] }),
  }));
  const { properties = {} } = query ? describe(query, 'output') : {};
  const asked = Object.entries(properties as Record<string, Json>).map(([name, schema]) => {
    const shown = example.query?.[name];
    return {
      name,
      in: 'query',
      schema,
      ...(shown !== undefined && { example: typed(shown, schema) }),
    };
  });
  return [...named, ...asked, ...(isRepeatable ? [KEY_PARAMETER] : [])];
};

/** A body by its media type. */
const contentOf = (content: z.core.$ZodType | string, example: unknown): Json => {
  const shown = example === undefined ? {} : { example };
  return typeof content === 'string'
    ? { [content]: { schema: { type: 'string' }, ...shown } }
    : { 'application/json': { schema: describe(content, 'input'), ...shown } };
};

const FILE_BODY = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

const ONE_CLICK_BODY = {
  'application/x-www-form-urlencoded': {
    schema: {
      type: 'object',
      properties: { 'List-Unsubscribe': { const: 'One-Click' } },
      required: ['List-Unsubscribe'],
    },
  },
};

function bodyOf({ body }: Endpoint, example: Example): Json | undefined {
  if (body === 'multipart/form-data') return FILE_BODY;
  if (body === 'application/x-www-form-urlencoded') return ONE_CLICK_BODY;
  return body && contentOf(body, example.body);
}

const UNCHANGED = {
  description: 'Unchanged since the reply whose `ETag` is in `If-None-Match`. The reply is empty.',
};

function successOf(endpoint: Endpoint, example: Example): Json {
  const { reply } = endpoint;
  const status = successStatus(endpoint);
  if (status === 303)
    return {
      description: 'The page to go to, in `Location`.',
      headers: { Location: { description: 'Its address.', schema: { type: 'string' } } },
    };
  if (!reply) return { description: 'Done. The reply is empty.' };
  return {
    description: status === 201 ? 'Created.' : 'Done.',
    content: contentOf(reply, example.reply),
  };
}

/** An endpoint as an operation of the document. */
export function operationOf(
  tag: string,
  name: EndpointName,
  endpoint: Endpoint,
  shared: SharedResponses,
): Json {
  const { callers } = endpoint;
  const { summary, description = '', conflicts = [] } = DESCRIPTIONS[name];
  const example = EXAMPLES[name] ?? {};
  const parameters = parametersOf(endpoint, example);
  const content = bodyOf(endpoint, example);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: [description, WHO[callers]].join('\n\n').trim(),
    security: callers === 'everyone' ? [] : [{ token: [] }, { bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [successStatus(endpoint)]: successOf(endpoint, example),
      ...(endpoint.isShared && { 304: UNCHANGED }),
      ...failuresOf(endpoint, conflicts, shared),
      ...(endpoint.path === endpoints.getHealth.path && { 503: notHealthy() }),
      ...(endpoint.path === endpoints.getReadiness.path && { 503: notReady() }),
    },
  };
}
