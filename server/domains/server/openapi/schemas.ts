import * as z from 'zod/mini';
import { SCHEMA_NAMES, SCHEMAS } from './schema-names.ts';

export type Json = Record<string, unknown>;
type Described = { zodSchema: z.core.$ZodType; jsonSchema: Json };

/** Bodies and replies are described as they travel, queries as they are read. */
type Direction = 'input' | 'output';

const IN_COMPONENTS = '#/components/schemas/';
/** Where zod refers to a named schema. */
const IN_DEFS = '#/$defs/';

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

function complete({ zodSchema, jsonSchema }: Described, io: Direction): void {
  const items = itemsOf(zodSchema);
  if (items) Object.assign(jsonSchema, { type: 'array', items: describe(items, io) });
  if (typeof jsonSchema.default === 'boolean' && !jsonSchema.type) jsonSchema.type = 'boolean';
  // What stands for a value that only the server knows, such as its currency, is nothing that one can send.
  const { type, innerType, defaultValue } = zodSchema._zod.def as Partial<z.core.$ZodDefaultDef>;
  if (type === 'default' && innerType && !z.safeParse(innerType, defaultValue).success)
    delete jsonSchema.default;
  // What the browser takes in place of a malformed value is no default of the server's.
  if (io === 'input' && zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
}

/** The schema's JSON Schema with references to named schemas; it can't express transforms and custom checks. */
function convert(schema: z.core.$ZodType, io: Direction): Json {
  const metadata = z.registry<{ id: string }>();
  for (const [named, id] of SCHEMA_NAMES) if (named !== schema) metadata.add(named, { id });
  const {
    $schema: _,
    $defs: __,
    ...described
  } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: (context) => complete(context as Described, io),
  });
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
