import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** What is said by rules that came after texts had been stored. */
const LATER_RULES: ReadonlySet<string> = new Set([
  messages.textTooLong,
  messages.listTooLong,
  messages.textUnprintable,
]);

type Path = readonly PropertyKey[];
type Parts = Record<PropertyKey, unknown>;

const partOf = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Parts | undefined)?.[key], value);

/** What stands at the path; an entry of a list may have moved, so any of the list's counts. */
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

/** A text without what forms add and take away; anything else as JSON. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : JSON.stringify(value);

/**
 * Reads a change of something stored. A text or list that is longer than it may be, or holds what it may
 * not, passes where `stored` has the same: it was written before there was that rule, and must not stand
 * in the way of other changes.
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

/** The schema as a change of `stored` is read by it (`parseUpdate`); as it is where nothing is stored. */
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
