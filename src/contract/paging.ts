import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from './limits.ts';

/** A page number in an address, from 1; what can't be read is the first. */
export const pageNumber = z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1);

/** How many records a caller wants on a page; `usual` when it can't be read. */
export const pageSize = (usual: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_SIZE_MAX)), usual);

const positive = z.catch(z.int().check(z.positive()), 1);

/** What a reply with one page says of the pages. An absent number reads as 1. */
export const pageFields = { totalPages: positive, currentPage: positive };
