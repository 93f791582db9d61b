import * as z from 'zod/mini';

export type Json = Record<string, unknown>;
type Described = { zodSchema: z.core.$ZodType; jsonSchema: Json };

/** Bodies and replies are described as they travel, queries as they are read. */
export type Direction = 'input' | 'output';

/** Reads a part of a schema that zod can't convert to JSON Schema. */
export const partOf = (schema: z.core.$ZodType, name: 'in' | 'out'): z.core.$ZodType | undefined =>
  Reflect.get(schema._zod.def, name) as z.core.$ZodType | undefined;

/** The schema of a list's items, for lists read first as unknown values and then item by item. */
function itemsOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if ('items' in schema) return schema.items as z.core.$ZodType;
  const out = partOf(schema, 'out');
  return out && partOf(schema, 'in')?._zod.def.type === 'array' && 'element' in out._zod.def
    ? (out._zod.def.element as z.core.$ZodType)
    : undefined;
}

function complete(
  { zodSchema, jsonSchema }: Described,
  io: Direction,
  describe: (schema: z.core.$ZodType) => Json,
): void {
  const items = itemsOf(zodSchema);
  if (items) Object.assign(jsonSchema, { type: 'array', items: describe(items) });
  if (typeof jsonSchema.default === 'boolean' && !jsonSchema.type) jsonSchema.type = 'boolean';
  // What stands for a value that only the server knows, such as its currency, is nothing that one can send.
  const { type, innerType, defaultValue } = zodSchema._zod.def as Partial<z.core.$ZodDefaultDef>;
  if (type === 'default' && innerType && !z.safeParse(innerType, defaultValue).success)
    delete jsonSchema.default;
  // What the browser takes in place of a malformed value is no default of the server's.
  if (io === 'input' && zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
}

type Naming = {
  /** The schemas to refer to by name. */
  metadata?: z.core.$ZodRegistry<{ id: string }>;
  /** Describes the items of a list; by default like any schema. */
  describe?: (schema: z.core.$ZodType) => Json;
};

/** The schema's JSON Schema; it can't express transforms and custom checks. */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: Direction,
  { metadata = z.registry(), describe = (one) => jsonSchemaOf(one, io) }: Naming = {},
): Json {
  const {
    $schema: _,
    $defs: __,
    ...described
  } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: (context) => complete(context as Described, io, describe),
  });
  return described;
}
