import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from './limits.ts';

/** A page number in a query string, from 1; 1 when it is invalid. */
export const pageNumber = z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1);

/** The requested page size; `usual` when it is missing or invalid. */
export const pageSize = (usual: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_SIZE_MAX)), usual);

const positive = z.catch(z.int().check(z.positive()), 1);

/** The pagination fields of a reply; a missing number reads as 1. */
export const pageFields = { totalPages: positive, currentPage: positive };
