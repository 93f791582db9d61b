import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { type Endpoint, pathOnServer } from '#src/contract/endpoint.ts';
import { endpoints, resources } from '#src/contract/endpoints.ts';
import { apiTest } from './api-test.ts';

const { backend, send } = apiTest();

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; schema: unknown }[];
  security?: unknown;
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const read = async (): Promise<Document> =>
  (await (await send('GET', '/api/openapi.json')).json()) as Document;

test('endpoint names are unique, and every endpoint has its own route', () => {
  const named = Object.values(resources).flatMap((one) => Object.keys(one));
  expect(Object.keys(endpoints).sort()).toEqual(named.sort());
  const known = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${pathOnServer(path, 'admin')}`,
  );
  const routes = backend().api.routes.filter(({ method }) => method !== 'ALL');
  const answered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect([...answered].sort()).toEqual(known.sort());
});

test('the document is valid OpenAPI 3.1', async () => {
  const document = await read();
  expect(document.openapi).toBe('3.1.0');
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

test('it has every endpoint under its name', async () => {
  const operations = Object.entries((await read()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      operationId,
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ]),
  );
  expect(Object.fromEntries(operations)).toEqual(
    Object.fromEntries(
      Object.entries(endpoints).map(([name, { method, path }]) => [
        name,
        `${method} ${pathOnServer(path, 'admin')}`,
      ]),
    ),
  );
});

test('it describes the input, callers and refusals of an endpoint', async () => {
  const { paths } = await read();
  const apply = paths['/api/applications/{jobId}']?.post;
  const { schema } = apply?.requestBody?.content['application/json'] ?? {};
  expect(schema).toMatchObject({
    type: 'object',
    required: ['cover_letter', 'resume_url'],
    properties: { cover_letter: { type: 'string', maxLength: 10_000 } },
  });
  expect(Object.keys(apply?.responses ?? {}).join(' ')).toBe(
    '201 400 401 403 404 409 413 422 429 500 503',
  );
  expect(apply?.security).toEqual([{ token: [] }, { bearer: [] }]);
  expect(paths['/api/jobs']?.get?.security).toBeUndefined();
  expect(paths['/api/applications/{id}/status']?.put).toMatchObject({
    description:
      'Whoever is signed in may call. The record lets in its employer alone; others get 403.',
  });
  expect(JSON.stringify(paths['/api/jobs']?.get?.responses)).toContain('"company_logo_url"');
  expect(JSON.stringify(paths['/api/applications/check-batch']?.post?.requestBody)).toContain(
    '"items":{"type":"string","maxLength":200}',
  );
});

test('it says which calls accept an Idempotency-Key', async () => {
  const keyOf = ({ parameters = [] }: Operation) =>
    parameters.find(({ name }) => name === 'Idempotency-Key');
  const operations = Object.values((await read()).paths).flatMap(Object.values<Operation>);
  const named = operations.flatMap((one) => (keyOf(one) ? [one.operationId] : []));
  const repeatable = Object.entries<Endpoint>(endpoints).flatMap(([name, { isRepeatable }]) =>
    isRepeatable ? [name] : [],
  );
  expect(named.sort()).toEqual(repeatable.sort());
  const post = operations.find(({ operationId }) => operationId === 'createJob');
  expect(post && keyOf(post)).toMatchObject({
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  });
});

test('every body and reply has a schema', async () => {
  const { paths } = await read();
  const undescribed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      JSON.stringify(operation).includes('"schema":{}') ? [`${method} ${path}`] : [],
    ),
  );
  expect(undescribed).toEqual([]);
});
