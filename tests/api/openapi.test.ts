import { createConfig, lintFromString } from '@redocly/openapi-core';
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
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Content = Record<string, { schema: Record<string, unknown>; example?: unknown }>;
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'responses', Record<string, unknown>>;
};

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
  const {
    paths,
    components: { schemas, responses },
  } = await read();
  const apply = paths['/api/applications/{jobId}']?.post;
  expect(apply?.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/ApplicationInput',
  });
  expect(schemas.ApplicationInput).toMatchObject({
    type: 'object',
    required: ['cover_letter', 'resume_url'],
    properties: { cover_letter: { type: 'string', maxLength: 10_000 } },
  });
  expect(schemas.BatchCheckInput).toMatchObject({
    properties: { jobIds: { items: { type: 'string', maxLength: 200 } } },
  });
  expect(Object.keys(apply?.responses ?? {}).join(' ')).toBe(
    '201 400 401 403 404 409 413 422 429 431 500 503',
  );
  expect(apply?.security).toEqual([{ token: [] }, { bearer: [] }]);
  expect(paths['/api/jobs']?.get?.security).toEqual([]);
  expect(paths['/api/applications/{id}/status']?.put?.responses['403']).toEqual({
    $ref: '#/components/responses/NotOwner',
  });
  expect(responses.NotOwner).toMatchObject({
    description: 'The record lets in its employer alone.',
  });
  expect(apply?.responses['429']).toEqual({
    $ref: '#/components/responses/TooManyApplyApplyOfDay',
  });
  expect(responses.TooManyApplyApplyOfDay).toMatchObject({
    description:
      'Too many calls. At most 30 calls an hour of one account, and 100 calls a day of one account.',
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
  });
  expect(apply?.responses['409']?.description).toContain(
    '“You have already applied for this job.”',
  );
});

test('schemas have the names of the contract, and refer to each other', async () => {
  const { schemas } = (await read()).components;
  for (const name of 'Job JobPage JobInput Application Interview Notification User Problem'.split(
    ' ',
  ))
    expect(schemas[name], name).toMatchObject({ type: 'object' });
  expect(schemas.JobPage).toMatchObject({
    properties: { jobs: { type: 'array', items: { $ref: '#/components/schemas/JobRow' } } },
  });
  expect(schemas.Application).toMatchObject({
    properties: { interview: { anyOf: [{ $ref: '#/components/schemas/Interview' }, {}] } },
  });
});

/*
 * Paths that only parameters or a fixed word tell apart are part of the product, and a call that reads public facts or
 * redirects can't go wrong.
 */
const OFF = ['no-ambiguous-paths', 'operation-2xx-response', 'operation-4xx-response'];

async function lint(document: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: Object.fromEntries(OFF.map((rule) => [rule, 'off'])),
  });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) =>
    [ruleId, place?.pointer, message].join(' '),
  );
}

test('the linter finds nothing but two paths that are alike', async () => {
  expect(await lint(await read())).toEqual([
    expect.stringMatching(/^no-identical-paths #\/paths\/~1api~1applications~1\{id\} /),
  ]);
});

test('the linter finds an example that is not true', async () => {
  const document = await read();
  const content = document.paths['/api/auth/me']?.get?.responses['200']?.content;
  Object.assign(content?.['application/json'] ?? {}, { example: { _id: 1 } });
  expect((await lint(document)).join()).toContain('no-invalid-media-type-examples');
});

test('defaults fit their schemas', async () => {
  const document = JSON.parse(
    JSON.stringify(await read(), (_, value: unknown) =>
      value && typeof value === 'object' && 'default' in value && !('content' in value)
        ? { ...value, examples: [value.default] }
        : value,
    ),
  ) as Document;
  expect(JSON.stringify(document)).toContain('"examples":[');
  expect((await lint(document)).filter((problem) => !problem.includes('identical'))).toEqual([]);
});

test('every body and reply in JSON has an example', async () => {
  const without = Object.values((await read()).paths)
    .flatMap(Object.values<Operation>)
    .flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((one) => {
        const json = one?.content?.['application/json'];
        return json && !('example' in json || 'examples' in json) ? [operationId] : [];
      }),
    );
  expect(without).toEqual([]);
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
