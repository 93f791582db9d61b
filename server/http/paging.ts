import type { Context } from 'hono';
import type { BoundedArray } from '#server/platform/database/bounded-array.ts';
import { CUT_HEADER } from '#src/contract/limits.ts';

/** Whether the caller asks for a page; otherwise the answer is a plain array (rule CALL-4). */
export const asksForPage = (c: Context): boolean =>
  c.req.query('page') !== undefined || c.req.query('limit') !== undefined;

/** The plain array to answer with; the reply's header says when there is more. */
export function plainArray<One>(c: Context, { records, isCut }: BoundedArray<One>): One[] {
  if (isCut) c.get('headers')[CUT_HEADER] = String(records.length);
  return records;
}
