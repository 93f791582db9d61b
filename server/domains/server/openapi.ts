import * as z from 'zod/mini';
import {
  type Callers,
  type Endpoint,
  errorStatuses,
  type Own,
  pathOnServer,
  successStatus,
} from '#src/contract/endpoint.ts';
import { resources } from '#src/contract/endpoints.ts';
import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HOURS,
  IDEMPOTENCY_KEY_MAX,
} from '#src/contract/limits.ts';
import { errorBodySchema } from '#src/contract/replies.ts';

type Json = Record<string, unknown>;
type Described = { zodSchema: z.core.$ZodType; jsonSchema: Json };

const WHO: Record<Callers, string> = {
  everyone: 'Everyone may call.',
  user: 'Whoever is signed in may call.',
  candidate: 'Signed-in candidates may call.',
  employer: 'Signed-in employers may call.',
  admin: 'Administrators may call.',
};

const WHOSE: Record<Own['by'], string> = {
  candidate: 'its candidate',
  employer: 'its employer',
  both: 'its candidate and its employer',
};

const describeCallers = ({ callers, own }: Endpoint): string =>
  own
    ? `${WHO[callers]} The record lets in ${WHOSE[own.by]} alone; others get ${own.others}.`
    : WHO[callers];

/** Reads a part of a schema that zod can't convert to JSON Schema. */
const partOf = (schema: z.core.$ZodType, name: 'in' | 'out'): z.core.$ZodType | undefined =>
  Reflect.get(schema._zod.def, name) as z.core.$ZodType | undefined;

/** The schema of a list's items, for lists read first as unknown values and then item by item. */
function itemsOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if ('items' in schema) return schema.items as z.core.$ZodType;
  const out = partOf(schema, 'out');
  return out && partOf(schema, 'in')?._zod.def.type === 'array' && 'element' in out._zod.def
    ? (out._zod.def.element as z.core.$ZodType)
    : undefined;
}

function complete({ zodSchema, jsonSchema }: Described, io: 'input' | 'output'): void {
  const items = itemsOf(zodSchema);
  if (items) Object.assign(jsonSchema, { type: 'array', items: toJsonSchema(items, io) });
  if (typeof jsonSchema.default === 'boolean' && !jsonSchema.type) jsonSchema.type = 'boolean';
}

/** The zod schema's JSON Schema, which can't express transforms and custom checks. */
function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (context) => complete(context as Described, io),
  });
  return described;
}

const KEY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: `Made anew for each thing that is to be created. A repetition under the same key, within ${IDEMPOTENCY_HOURS} hours, gets the first reply, and nothing is done twice.`,
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX, pattern: '^[!-~]+$' },
};

const parametersOf = ({ path, query, isRepeatable }: Endpoint): Json[] => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = query ? toJsonSchema(query, 'output') : {};
  const asked = Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  return [...named, ...asked, ...(isRepeatable ? [KEY_PARAMETER] : [])];
};

/** A body by its media type, described by its schema's input. */
const contentOf = (content: z.core.$ZodType | string): Json =>
  typeof content === 'string'
    ? { [content]: {} }
    : { 'application/json': { schema: toJsonSchema(content, 'input') } };

const FILE_BODY = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

const operationOf = (tag: string, name: string, endpoint: Endpoint): Json => {
  const { body, reply, callers } = endpoint;
  const parameters = parametersOf(endpoint);
  const refusal = { $ref: '#/components/responses/Refusal' };
  return {
    operationId: name,
    tags: [tag],
    description: describeCallers(endpoint),
    ...(callers !== 'everyone' && { security: [{ token: [] }, { bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: body === 'multipart/form-data' ? FILE_BODY : contentOf(body),
      },
    }),
    responses: {
      [successStatus(endpoint)]: {
        description: 'Success',
        ...(reply && { content: contentOf(reply) }),
      },
      ...Object.fromEntries(errorStatuses(endpoint).map((status) => [status, refusal])),
    },
  };
};

/** The server's OpenAPI 3.1 document; `consolePath` is the data console's path. */
export function getOpenApi(version: string, consolePath: string): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const [tag, named] of Object.entries(resources)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(named)) {
      const onServer = { ...endpoint, path: pathOnServer(endpoint.path, consolePath) };
      const template = onServer.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf(tag, name, onServer);
      paths[template] = { ...paths[template], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Meydan', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Auth-Token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      responses: {
        Refusal: {
          description: 'What is wrong: one message, or one for each field',
          content: contentOf(errorBodySchema),
        },
      },
    },
  };
}
