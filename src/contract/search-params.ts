import { COUNT, readNumberBy } from '#src/shared/typed-count.ts';
import { LINE_MAX, LIST_MAX } from './limits.ts';

/*
 * URL parameters, parsed without a schema library, so that a first visit doesn't load one. Invalid values are dropped
 * rather than refused, since people edit URLs. Endpoint schemas use the same readers (`readBy` in `paging.ts`).
 */

/** The highest page number. */
export const PAGE_MAX = 1_000_000;

/** Reads one parameter; `undefined` means absent. Never throws. */
export type ParamReader<T> = (value: unknown) => T;

type Values<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends ParamReader<infer T> ? T : never;
};
type OptionalNames<Params> = {
  [Name in keyof Params]: undefined extends Params[Name] ? Name : never;
}[keyof Params];
type WithOptional<Params> = Omit<Params, OptionalNames<Params>> &
  Partial<Pick<Params, OptionalNames<Params>>>;

/** What `readParams` returns for these readers. */
export type ReadParams<Readers> = WithOptional<Values<Readers>>;

/** Whether the URL has exactly one value; most readers ignore anything else. */
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A whole number, otherwise NaN. The router turns some texts into numbers (rule FORM-5). */
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

export const readText: ParamReader<string | undefined> = (value) =>
  typeof value === 'string' ? value : undefined;

/** An id: a text that isn't empty or too long. */
export const readId: ParamReader<string | undefined> = (value) => {
  const id = isPlain(value) ? String(value) : '';
  return id !== '' && id.length <= LINE_MAX ? id : undefined;
};

/** Search words, trimmed and cut to `max` characters, without half a surrogate pair at the end. */
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

export const readFlag: ParamReader<boolean> = (value) => value === true || value === 'true';

/** One of `values`. */
export const readOneOf =
  <const T extends string>(values: readonly T[]): ParamReader<T | undefined> =>
  (value) =>
    values.find((known) => known === value);

/** The named `values` in their own order, from a comma-separated text or a repeated parameter; undefined for none. */
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

/** Maximum characters of a cursor. */
export const CURSOR_MAX = 80;

/** A cursor from an earlier reply: where the list continues. */
export const readCursor: ParamReader<string | undefined> = (value) => {
  const cursor = isPlain(value) ? String(value) : '';
  return cursor.length <= CURSOR_MAX && /^[\w:.,-]+$/.test(cursor) ? cursor : undefined;
};

/**
 * Applies each reader to its parameter. Undefined values keep their key, otherwise the router would keep the URL's
 * value (rule LIST-1).
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
