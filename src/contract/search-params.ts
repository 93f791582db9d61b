import { COUNT, readNumberBy } from '#src/shared/typed-count.ts';
import { LINE_MAX, LIST_MAX } from './limits.ts';

/*
 * The parameters of URLs, read without a schema library: every page reads its own, and a first visit
 * does without the library. Invalid values are dropped rather than refused, since people edit URLs. The
 * schemas of calls take the same readers (`readBy` in `paging.ts`).
 */

/** The highest page number. */
export const PAGE_MAX = 1_000_000;

/** Reads one parameter; `undefined` stands for none. Raises no errors. */
export type ParamReader<T> = (value: unknown) => T;

type Values<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends ParamReader<infer T> ? T : never;
};
type OptionalNames<Params> = {
  [Name in keyof Params]: undefined extends Params[Name] ? Name : never;
}[keyof Params];
type WithOptional<Params> = Omit<Params, OptionalNames<Params>> &
  Partial<Pick<Params, OptionalNames<Params>>>;

/** What `readParams` gives for these readers. */
export type ReadParams<Readers> = WithOptional<Values<Readers>>;

/** What is more than one value or no value in the URL has no meaning to any reader. */
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A whole number; NaN when it is none. The router gives some texts as the numbers that they are (rule FORM-5). */
const readCount = (value: unknown): number =>
  readNumberBy(COUNT, isPlain(value) ? String(value) : '');

/** A whole number from 1 to `max`. */
export const readAmount =
  (max: number): ParamReader<number | undefined> =>
  (value) => {
    const amount = readCount(value);
    return amount >= 1 && amount <= max ? amount : undefined;
  };

const readPage = readAmount(PAGE_MAX);

/** A page number, from 1; 1 when it is invalid. */
export const readPageNumber: ParamReader<number> = (value) => readPage(value) ?? 1;

/** A text as it is. */
export const readText: ParamReader<string | undefined> = (value) =>
  typeof value === 'string' ? value : undefined;

/** An id: a text that isn't empty or too long. */
export const readId: ParamReader<string | undefined> = (value) => {
  const id = isPlain(value) ? String(value) : '';
  return id !== '' && id.length <= LINE_MAX ? id : undefined;
};

/**
 * Search words of at most `max` characters, trimmed; the beginning of a text that is too long, without half
 * a surrogate pair at its end.
 */
export const readWordsUpTo =
  (max: number): ParamReader<string | undefined> =>
  (value) =>
    isPlain(value)
      ? String(value)
          .trim()
          .slice(0, max)
          .replace(/[\ud800-\udbff]$/, '')
      : undefined;

/** Search words that fit on a line. */
export const readWords = readWordsUpTo(LINE_MAX);

/** Whether a flag is set. */
export const readFlag: ParamReader<boolean> = (value) => value === true || value === 'true';

/** One of `values`. */
export const readOneOf =
  <const T extends string>(values: readonly T[]): ParamReader<T | undefined> =>
  (value) =>
    values.find((known) => known === value);

/**
 * Those of `values` that are named, in their own order: by a text with commas, or by a parameter that is
 * repeated. None reads as undefined.
 */
export const readSeveralOf =
  <const T extends string>(values: readonly T[]): ParamReader<T[] | undefined> =>
  (value) => {
    const texts = Array.isArray(value) ? value.slice(0, LIST_MAX) : [value];
    const named = texts.flatMap((text) =>
      typeof text === 'string' ? text.slice(0, LINE_MAX).split(',') : [],
    );
    const known = values.filter((one) => named.includes(one));
    return known.length > 0 ? known : undefined;
  };

/** One of the whole numbers `values`. */
export const readNumberOf =
  <const T extends number>(values: readonly T[]): ParamReader<T | undefined> =>
  (value) => {
    const count = readCount(value);
    return values.find((known) => known === count);
  };

/** The longest text that says where a list goes on, in characters. */
export const CURSOR_MAX = 80;

/** Where a list goes on, as a reply has said it. */
export const readCursor: ParamReader<string | undefined> = (value) => {
  const cursor = isPlain(value) ? String(value) : '';
  return cursor.length <= CURSOR_MAX && /^[\w:.,-]+$/.test(cursor) ? cursor : undefined;
};

/**
 * The parameters that have a reader, each by its own. What reads as undefined is named too: the router keeps
 * what its URL says of a parameter that isn't (rule LIST-1).
 */
export const readParams = <Readers extends Record<string, ParamReader<unknown>>>(
  readers: Readers,
  params: object,
): ReadParams<Readers> =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [
      name,
      read((params as Record<string, unknown>)[name]),
    ]),
  ) as ReadParams<Readers>;
