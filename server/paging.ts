import type { Context } from 'hono';
import { CUT_HEADER } from '../src/contract/limits.ts';
import type { BoundedArray } from './store/bounded-array.ts';

/** Whether the caller asks for a page: without one, the answer is a plain array (rule CALL-4). */
export const asksForPage = ({ page, limit }: Record<string, string>): boolean =>
  page !== undefined || limit !== undefined;

/** Answers with a plain array; its header says when there is more. */
export function sendArray<One>(c: Context, { records, isCut }: BoundedArray<One>) {
  if (isCut) c.header(CUT_HEADER, String(records.length));
  return c.json(records);
}
