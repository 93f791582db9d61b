import fc from 'fast-check';
import * as z from 'zod/mini';

/*
 * Values that a zod schema reads as they are, made up from the schema itself, so that tests of all schemas need no
 * list of them.
 */

type Schema = z.core.$ZodType;
type Values = fc.Arbitrary<unknown>;
/** The parts of a schema's or check's definition that matter here. */
type Definition = {
  type: string;
  checks?: z.core.$ZodCheck[];
  check?: string;
  [part: string]: unknown;
};

const definitionOf = (schema: Schema | z.core.$ZodCheck) =>
  schema._zod.def as unknown as Definition;

/** The limit that a schema's checks of this kind set; `none` without one. */
const limitOf = (schema: Schema, kind: string, part: string, none: number): number => {
  const { checks = [], ...own } = definitionOf(schema);
  const found = [own, ...checks.map(definitionOf)].find(({ check }) => check === kind);
  return typeof found?.[part] === 'number' ? found[part] : none;
};

/** What the schema reads some values as, without those that it refuses. */
const readBy = (schema: Schema, values: Values): Values =>
  values
    .map((value) => z.safeParse(schema, value))
    .filter(({ success }) => success)
    .map(({ data }) => data);

/** Values of these kinds that the schema accepts at least now and then. */
function readOfKinds(schema: Schema, kinds: readonly Values[], at: string): Values {
  const accepts = (value: unknown) => z.safeParse(schema, value).success;
  const fitting = kinds.filter(
    (kind) => fc.sample(kind, { seed: 1, numRuns: 30 }).filter(accepts).length >= 5,
  );
  if (fitting.length === 0) throw new Error(`${at}: no kind of value is known that it accepts`);
  return readBy(schema, fc.oneof(...fitting));
}

const dates = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('9998-12-31'),
  noInvalidDate: true,
});
const words = fc.array(fc.constantFrom('Çiğdem', 'ağır', 'iş', 'II', 'ﬃ', '👩‍💻', 'a,b', '50'), {
  maxLength: 5,
});

/** What texts are, roughly: a schema with a rule that none of these fits needs another one. */
const TEXTS: readonly Values[] = [
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom('\r\n', '\r', '\u0085', '\u2028', '\0', '\u200b', '\t', ' ', 'a'))
    .map((signs) => signs.join('')),
  words.map((made) => made.join(' ')),
  words.map((made) => made.join(',')),
  fc.emailAddress(),
  fc.webUrl(),
  fc.webUrl().map((url) => `/api/uploads/${new URL(url).hostname}`),
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
  fc.constantFrom('EUR', 'TRY', 'JPY'),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC'),
  dates.map((date) => date.toISOString()),
  dates.map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2096-02-29T23:59:59+14:00', '1999-12-31T00:00:00.001-12:00'),
  fc.constantFrom('Dear {name},', '{first_name}: {job} at {company}'),
];

function textsOf(schema: Schema, at: string): Values {
  const most = limitOf(schema, 'max_length', 'maximum', 200);
  const full = fc.constantFrom('ö', 'I ', '💼', 'a\n').map((sign) => sign.repeat(most));
  const patterns = (definitionOf(schema).checks ?? []).flatMap((check) => {
    const { pattern } = definitionOf(check);
    // fast-check can't take the flags.
    const isPlain = pattern instanceof RegExp && !pattern.unicode;
    return isPlain ? [fc.stringMatching(new RegExp(pattern.source))] : [];
  });
  const cut = full.map((text) => text.slice(0, most).toWellFormed().slice(0, most));
  return readOfKinds(schema, [...TEXTS, ...patterns, cut], at);
}

function numbersOf(schema: Schema, at: string): Values {
  const least = limitOf(schema, 'greater_than', 'value', -1e9);
  const most = limitOf(schema, 'less_than', 'value', 1e9);
  const kinds = [
    fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
    fc.constantFrom(least, most, least + 1, 1),
    fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    fc.double({ min: least, max: most, noNaN: true }),
  ];
  // JSON writes -0 as 0.
  return readOfKinds(
    schema,
    kinds.map((kind) => kind.map((number) => number + 0)),
    at,
  );
}

const json = fc.json({ maxDepth: 1 }).map((text): unknown => JSON.parse(text));

function objectsOf(schema: Schema, at: string): Values {
  const { shape, catchall } = definitionOf(schema);
  const fields = Object.entries(shape as Record<string, Schema>).map(
    ([name, field]) => [name, arbitraryOf(field, `${at}.${name}`)] as const,
  );
  const known = fc.record(Object.fromEntries(fields));
  if (!catchall) return known;
  const others = fc.dictionary(fc.string({ maxLength: 8 }), json, { maxKeys: 2 });
  return fc.tuple(others, known).map(([more, own]) => ({ ...more, ...own }));
}

/** Short lists; of named values each once and in order, as in addresses. */
function listsOf(schema: Schema, item: Schema, at: string): Values {
  const { type, entries } = definitionOf(item);
  if (type === 'enum') return fc.subarray(Object.values(entries as object), { minLength: 1 });
  const most = Math.min(3, limitOf(schema, 'max_length', 'maximum', 3));
  return fc.array(arbitraryOf(item, `${at}[]`), { maxLength: most });
}

/** Values that went through `from` and then `to`. */
function pipedBy(schema: Schema, from: Schema, to: Schema, at: string): Values {
  if (definitionOf(to).type === 'transform') return readBy(schema, arbitraryOf(from, at));
  const most = limitOf(from, 'max_length', 'maximum', Number.POSITIVE_INFINITY);
  const values = arbitraryOf(to, at);
  // What reads an address reads texts, and expects no list.
  if (definitionOf(from).type === 'transform')
    return values
      .map((value) => (Array.isArray(value) ? value : z.safeParse(schema, value).data))
      .filter((value) => z.safeParse(to, value).success);
  return values.filter(
    (value) => z.safeParse(schema, value).success && !(Array.isArray(value) && value.length > most),
  );
}

/** Values in the form that travels; `at` says where a schema is that can't be imitated. */
export function arbitraryOf(schema: Schema, at = ''): Values {
  // A list that drops what it can't read.
  if ('items' in schema) return listsOf(schema, schema.items as Schema, at);
  const definition = definitionOf(schema);
  const part = (name: string) => definition[name] as Schema;
  const inner = () => arbitraryOf(part('innerType'), at);
  // Not what it makes of them: they have been read once, and another time would hide a difference.
  const accepts = (value: unknown) => z.safeParse(schema, value).success;
  switch (definition.type) {
    case 'string':
      return textsOf(schema, at);
    case 'number':
      return numbersOf(schema, at);
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return json;
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries as object));
    case 'literal':
      return fc.constantFrom(...(definition.values as unknown[]));
    case 'catch':
      return inner();
    case 'default':
      return inner();
    case 'optional':
      return fc.option(inner(), { nil: undefined });
    case 'nullable':
      return fc.option(inner()).filter(accepts);
    case 'object':
      return objectsOf(schema, at).filter(accepts);
    case 'array':
      return listsOf(schema, part('element'), at).filter(accepts);
    case 'tuple':
      return fc.tuple(...(definition.items as Schema[]).map((item) => arbitraryOf(item, at)));
    case 'union':
      return fc.oneof(...(definition.options as Schema[]).map((one) => arbitraryOf(one, at)));
    case 'record': {
      const keys = definitionOf(part('keyType')).entries;
      const values = arbitraryOf(part('valueType'), `${at}{}`);
      if (!keys) return fc.dictionary(fc.string({ maxLength: 8 }), values, { maxKeys: 3 });
      const names = Object.values(keys) as string[];
      return fc.record(Object.fromEntries(names.map((name) => [name, values])));
    }
    case 'pipe':
      return pipedBy(schema, part('in'), part('out'), at);
    default:
      throw new Error(`${at}: ${definition.type} is not known to this test`);
  }
}
