import type { Json } from '#server/http/json-schema.ts';
import { type Endpoint, pathOnServer } from '#src/contract/endpoint.ts';
import { type EndpointName, resources } from '#src/contract/endpoints.ts';
import { TAGS } from './descriptions/all.ts';
import { operationOf } from './operations.ts';
import type { SharedResponses } from './responses.ts';
import { componentsFor } from './schemas.ts';

const ABOUT = `Everything that the app does. Calls take and answer JSON. A failed call answers with \`{ "msg" }\`, or with \`{ "errors": [{ "path", "msg" }] }\` if fields are at fault. Dates are ISO 8601.`;

/** The server's OpenAPI 3.1 document; `consolePath` is the data console's path. */
export function getOpenApi(version: string, consolePath: string): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  const shared: SharedResponses = new Map();
  for (const [tag, named] of Object.entries(resources)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(named)) {
      const onServer = { ...endpoint, path: pathOnServer(endpoint.path, consolePath) };
      const template = onServer.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf(tag, name as EndpointName, onServer, shared);
      paths[template] = { ...paths[template], [endpoint.method.toLowerCase()]: operation };
    }
  }
  const responses = Object.fromEntries(shared);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meydan',
      version,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentsFor([paths, responses]),
      responses,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Auth-Token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
