import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { queryOf } from '#src/api/http.ts';
import { consoleEntities } from '#src/contract/console/console.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import {
  jobDraftFormInputSchema,
  jobDraftInputSchema,
  jobFormInputSchema,
  jobInputSchema,
  jobUpdateSchema,
} from '#src/contract/jobs/job-input.ts';
import { onceEach } from '#src/contract/search/job-search.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { tries } from './fuzz-seed.ts';

/** The value as the other side receives it. */
const sent = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Whether it is the schema of something that can be sent; files can't be, as JSON. */
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' &&
  value !== null &&
  '_zod' in value &&
  (value as z.ZodMiniType)._zod.def.type !== 'custom';

const calls = Object.entries<Endpoint>(endpoints);
const bodies = calls.flatMap(([name, { body, reply }]) => [
  [`the body of ${name}`, body] as const,
  [`the reply of ${name}`, reply] as const,
]);
const exported = Object.values(
  import.meta.glob<Record<string, unknown>>(['#src/contract/**/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
).flatMap((module) => Object.entries(module));
const consoleFields = Object.entries(consoleEntities).flatMap(([entity, { fields }]) =>
  fields.map(({ name, schema }) => [`${entity}.${name} in the console`, schema] as const),
);
const queries = calls.flatMap(([name, { query }]) => (query ? [[name, query] as const] : []));
const isOfQuery = (schema: unknown) => queries.some(([, query]) => query === schema);
/** Each schema of a body or a part of one, under the first of its names. */
const schemas = [
  ...new Map(
    [...bodies, ...exported, ...consoleFields]
      .filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1]))
      .filter(([, schema]) => !isOfQuery(schema))
      .toReversed()
      .map(([name, schema]) => [schema, name]),
  ),
].toReversed();

describe('a schema reads what it has read, and nothing else, once it was sent', () => {
  it('whether of a call, exported or of the console', () => {
    const names = schemas.map(([, name]) => name);
    for (const name of ['the reply of searchJobs', 'the body of applyToJob', 'problemSchema'])
      expect(names).toContain(name);
    expect(names.length).toBeGreaterThan(150);
  });

  test.each(schemas.map(([schema, name]) => [name, schema] as const))('%s', (name, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema, name), (value) => {
        expect(z.parse(schema, sent(value))).toEqual(value);
      }),
      tries(20),
    );
  });

  test.each([
    ['a new job', jobFormInputSchema, jobInputSchema],
    ['a draft', jobDraftFormInputSchema, jobDraftInputSchema],
    ['a change of a job', jobFormInputSchema, jobUpdateSchema],
    ['a change of a draft', jobDraftFormInputSchema, jobUpdateSchema],
  ])('the request reads the form of %s', (name, form, request) => {
    fc.assert(
      fc.property(arbitraryOf(form, name), (value) => {
        expect(z.parse(request, sent(value))).toEqual(value);
      }),
      tries(20),
    );
  });

  test.each(queries)('the query of %s', (name, schema) => {
    const printed = (value: unknown) => queryOf(value as object);
    fc.assert(
      fc.property(arbitraryOf(schema, name), (value) => {
        const url = new URL(`http://app.test/${printed(value)}`);
        const read = z.parse(schema, Object.fromEntries(onceEach(url.searchParams)));
        expect(printed(read)).toBe(printed(value));
      }),
      tries(50),
    );
  });
});
