import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from './limits.ts';
import { PAGE_MAX, type ParamReader, readAmount, readPageNumber } from './search-params.ts';

/** The schema of a parameter parsed by `read`; `value` describes the result. */
export const readBy = <Value extends z.ZodMiniType>(
  read: ParamReader<z.output<Value>>,
  value: Value,
): z.ZodMiniCatch<Value> => {
  const reading = z.pipe(z.transform(read), value as never);
  return z.catch(reading as unknown as Value, read(undefined));
};

/** A page number in a query string, from 1; 1 when it is invalid. */
export const pageNumber = readBy(readPageNumber, z.int().check(z.gte(1), z.lte(PAGE_MAX)));

/** A requested size of at most `max`; `usual` when it is missing or invalid. */
export const sizeUpTo = (max: number, usual: number) => {
  const read = readAmount(max);
  return readBy((value) => read(value) ?? usual, z.int().check(z.gte(1), z.lte(max)));
};

/** The requested page size; `usual` when it is missing or invalid. */
export const pageSize = (usual: number) => sizeUpTo(PAGE_SIZE_MAX, usual);

const positive = z.catch(z.int().check(z.positive()), 1);

/** The pagination fields of a reply; a missing number reads as 1. */
export const pageFields = { totalPages: positive, currentPage: positive };
