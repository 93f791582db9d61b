import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** The messages of rules that were added after data had been stored. */
const LATER_RULES: ReadonlySet<string> = new Set([
  messages.textTooLong,
  messages.listTooLong,
  messages.textUnprintable,
]);

type Path = readonly PropertyKey[];
type Parts = Record<PropertyKey, unknown>;

const partOf = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Parts | undefined)?.[key], value);

/** The values at the path; in a list any entry counts, since it may have moved. */
const partsLike = (value: unknown, [key, ...rest]: Path): unknown[] => {
  if (key === undefined) return [value];
  if (typeof key === 'number')
    return Array.isArray(value) ? value.flatMap((item) => partsLike(item, rest)) : [];
  return value && typeof value === 'object' ? partsLike((value as Parts)[key], rest) : [];
};

const setPart = (value: unknown, path: Path, part: unknown): void => {
  const key = path.at(-1);
  const holder = partOf(value, path.slice(0, -1));
  if (key !== undefined && holder) (holder as Parts)[key] = part;
};

/** A string normalised as forms do; anything else as JSON. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : JSON.stringify(value);

/**
 * Parses an update of stored data. A text or list that breaks a newer rule is accepted if `stored`
 * has the same value: it was saved before the rule existed, and must not block other changes.
 */
export function parseUpdate<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  stored: unknown,
): z.core.util.SafeParseResult<z.output<Schema>> {
  const result = z.safeParse(schema, value);
  if (result.success) return result;
  const kept = result.error.issues.flatMap(({ message, path }) => {
    if (!LATER_RULES.has(message)) return [];
    const part = partsLike(stored, path).find((one) => plain(one) === plain(partOf(value, path)));
    return part === undefined ? [] : { path, part };
  });
  if (kept.length === 0) return result;

  const shortened = structuredClone(value);
  for (const { path, part } of kept) setPart(shortened, path, typeof part === 'string' ? '.' : []);
  const rest = z.safeParse(schema, shortened);
  if (rest.success) for (const { path, part } of kept) setPart(rest.data, path, part);
  return rest;
}

/**
 * The schema with the exceptions of `parseUpdate` for `stored`; unchanged when nothing is stored.
 */
export const allowStored = <Output, Input>(
  schema: z.ZodMiniType<Output, Input>,
  stored: unknown,
): z.ZodMiniType<Output, Input> =>
  stored === undefined
    ? schema
    : z.pipe(
        z.custom<Input>(),
        z.transform((value: Input, { issues }) => {
          const result = parseUpdate(schema, value, stored);
          if (result.success) return result.data;
          for (const { message, path } of result.error.issues)
            issues.push({ code: 'custom', message, path: [...path], input: value });
          return z.NEVER;
        }),
      );
