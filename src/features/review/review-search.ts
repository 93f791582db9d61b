import * as z from 'zod/mini';
import {
  type ApplicationSearch,
  applicationSearchSchema,
} from '../../contract/application-search.ts';
import { LINE_MAX } from '../../contract/limits.ts';

const reviewSearchSchema = z.extend(applicationSearchSchema, {
  open: z.catch(
    z.optional(z.coerce.string().check(z.minLength(1), z.maxLength(LINE_MAX))),
    undefined,
  ),
});

/** The screen's search params: what the list shows, and (`open`) whose details are open. */
export type ReviewSearch = ApplicationSearch & { open?: string | undefined };

/** Reads the search params. Accepted has two values and one label, so it is one filter. */
export const readReviewSearch = (search: unknown): ReviewSearch => {
  const { status, query, ...others } = reviewSearchSchema.parse(search);
  return {
    ...others,
    status: status === 'accepted' ? 'hired' : status,
    query: query || undefined,
  };
};
