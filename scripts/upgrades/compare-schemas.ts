import type { Json } from '#server/http/json-schema.ts';

/** What a change breaks, and where: `applyToJob.body.phone`. */
export type Fault = { place: string; text: string };

/** What an app sends has to be accepted; what it reads has to be there. */
export type Direction = 'request' | 'reply';

/** Two schemas of one thing, and the schemas that each refers to. */
export type Pair = { before: Json; now: Json };

const IN_COMPONENTS = '#/components/schemas/';

/** Limits that refuse more when they are lower, and when they are higher. */
const UPPER = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum'];
const LOWER = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum'];

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asJson = (value: unknown): Json => (isJson(value) ? value : {});

const resolve = (schema: Json, schemas: Json): Json =>
  typeof schema.$ref === 'string'
    ? asJson(schemas[schema.$ref.slice(IN_COMPONENTS.length)])
    : schema;

const typesOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? type : type ? [type] : []);
const includesType = (types: readonly unknown[], type: unknown): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const valuesOf = (schema: Json): unknown[] | undefined =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;

/** Values, lengths and patterns that a request may no longer have. */
function narrowings({ before, now }: Pair): string[] {
  const [old, values] = [valuesOf(before), valuesOf(now)];
  const gone = values && (old ?? ['any other']).filter((value) => !values.includes(value));
  const tighter = (name: string, isTighter: (one: number, other: number) => boolean) => {
    const [limit, previous] = [now[name], before[name]];
    if (typeof limit !== 'number') return [];
    const isSame = typeof previous === 'number' && !isTighter(limit, previous);
    return isSame ? [] : [`has the ${name} ${limit}`];
  };
  return [
    ...(gone?.length ? [`refuses ${gone.join(', ')}`] : []),
    ...UPPER.flatMap((name) => tighter(name, (one, other) => one < other)),
    ...LOWER.flatMap((name) => tighter(name, (one, other) => one > other)),
    ...['pattern', 'format']
      .filter((name) => now[name] !== undefined && now[name] !== before[name])
      .map((name) => `has another ${name}`),
  ];
}

/**
 * Lists where a schema breaks what was made for the one before: a request that is refused or not read as a whole, a
 * reply that lacks something or has another type. More to send that is optional, and more to read, break nothing.
 */
export function compareSchemas(
  direction: Direction,
  schemas: Pair,
  pair: Pair,
  place: string,
  seen: readonly string[] = [],
): Fault[] {
  const key = `${String(pair.before.$ref)} ${String(pair.now.$ref)}`;
  if (pair.before.$ref && seen.includes(key)) return [];
  const before = resolve(pair.before, schemas.before);
  const now = resolve(pair.now, schemas.now);
  const isRequest = direction === 'request';
  const inner = (one: unknown, other: unknown, at: string) =>
    compareSchemas(direction, schemas, { before: asJson(one), now: asJson(other) }, at, [
      ...seen,
      key,
    ]);
  const fault = (text: string): Fault => ({ place, text });

  const [olds, nows] = [listOf(before.anyOf ?? [before]), listOf(now.anyOf ?? [now])];
  if (olds.length > 1 || nows.length > 1) {
    // Each that the one side may give has to be one that the other takes.
    const [given, taken] = isRequest ? [olds, nows] : [nows, olds];
    return given.flatMap((one) => {
      const tried = taken.map((other) =>
        isRequest ? inner(one, other, place) : inner(other, one, place),
      );
      const isTaken = tried.some((faults) => faults.length === 0);
      return isTaken ? [] : (tried.toSorted((a, b) => a.length - b.length)[0] ?? []);
    });
  }

  const [oldTypes, newTypes] = [typesOf(before), typesOf(now)];
  const [given, taken] = isRequest ? [oldTypes, newTypes] : [newTypes, oldTypes];
  const isOther =
    given.some((type) => !includesType(taken, type)) || (given.length === 0 && taken.length > 0);
  if (isOther)
    return [fault(`is ${newTypes.join(' or ') || 'anything'}, no longer ${oldTypes.join(' or ')}`)];

  const properties = Object.entries(asJson(before.properties)).flatMap(([name, schema]) => {
    const own = asJson(now.properties)[name];
    const at = `${place}.${name}`;
    if (own !== undefined) return inner(schema, own, at);
    const isOpen = isRequest && isJson(now.additionalProperties);
    return isOpen ? [] : [{ place: at, text: isRequest ? 'is no longer read' : 'is gone' }];
  });
  const [wasRequired, isRequired] = [listOf(before.required), listOf(now.required)];
  const required = isRequest
    ? isRequired
        .filter((name) => !wasRequired.includes(name))
        .map((name) => ({ place: `${place}.${String(name)}`, text: 'now has to be given' }))
    : wasRequired
        .filter((name) => !isRequired.includes(name) && String(name) in asJson(now.properties))
        .map((name) => ({ place: `${place}.${String(name)}`, text: 'may now be missing' }));
  const nested = ['items', 'additionalProperties'].flatMap((name) =>
    isJson(before[name]) && isJson(now[name]) ? inner(before[name], now[name], `${place}[]`) : [],
  );
  return [
    ...(isRequest ? narrowings({ before, now }).map(fault) : []),
    ...properties,
    ...required,
    ...nested,
  ];
}
