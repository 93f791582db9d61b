import * as z from 'zod/mini';
import { type Direction, type Json, jsonSchemaOf, partOf } from '#server/http/json-schema.ts';
import { SCHEMA_NAMES, SCHEMAS } from './schema-names.ts';

const IN_COMPONENTS = '#/components/schemas/';
/** Where zod refers to a named schema. */
const IN_DEFS = '#/$defs/';

/** The schema's JSON Schema with references to named schemas; it can't express transforms and custom checks. */
function convert(schema: z.core.$ZodType, io: Direction): Json {
  const metadata = z.registry<{ id: string }>();
  for (const [named, id] of SCHEMA_NAMES) if (named !== schema) metadata.add(named, { id });
  const described = jsonSchemaOf(schema, io, { metadata, describe: (one) => describe(one, io) });
  return JSON.parse(JSON.stringify(described).replaceAll(IN_DEFS, IN_COMPONENTS)) as Json;
}

/** A reference to a named schema, or else the schema itself. */
export function describe(schema: z.core.$ZodType, io: Direction): Json {
  // A body that is first brought into shape is described by the shape.
  const shaped = partOf(schema, 'in')?._zod.def.type === 'transform' && partOf(schema, 'out');
  if (shaped && io === 'input') return describe(shaped, io);
  const name = io === 'input' ? SCHEMA_NAMES.get(schema) : undefined;
  return name ? { $ref: IN_COMPONENTS + name } : convert(schema, io);
}

/** The names in the references of a part of the document. */
const referredIn = (part: unknown): string[] =>
  Array.from(JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)).map(
    ([, name = '']) => name,
  );

/** The named schemas that a part of the document refers to, directly or through each other, by name. */
export function componentsFor(part: unknown): Json {
  const found: Json = {};
  const wanted = referredIn(part);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const schema = SCHEMAS.get(name);
    if (!schema || name in found) continue;
    found[name] = convert(schema, 'input');
    wanted.push(...referredIn(found[name]));
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
