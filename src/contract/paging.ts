import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from './limits.ts';

/** The last page that can be asked for: far behind any list's end, and no strain for a database. */
const PAGE_NUMBER_MAX = 1_000_000;

/** A whole number from 1 to `max` in an address; `fallback` when it can't be read. */
const numberUpTo = (max: number, fallback: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), fallback);

/** A page number in an address, from 1; what can't be read is the first. */
export const pageNumber = numberUpTo(PAGE_NUMBER_MAX, 1);

/** How many records a caller wants on a page; `usual` when it can't be read. */
export const pageSize = (usual: number) => numberUpTo(PAGE_SIZE_MAX, usual);

const pageCount = z.catch(z.int().check(z.positive()), 1);

/** Which page a reply holds, from 1, and how many there are; 1 when it can't be read. */
export const pageFields = { totalPages: pageCount, currentPage: pageCount };
