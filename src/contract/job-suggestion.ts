import * as z from 'zod/mini';
import { searchText } from './job.ts';
import { SUGGESTIONS_MAX, SUGGESTIONS_SIZE } from './limits.ts';
import { readBy } from './paging.ts';
import { lenientList } from './replies.ts';

/** What is suggested while somebody types; their order is that of the reply. */
export const SUGGESTION_KINDS = ['title', 'company', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

const readKinds = (value: unknown): SuggestionKind[] => {
  const named = typeof value === 'string' ? value.split(',') : [];
  const kinds = SUGGESTION_KINDS.filter((kind) => named.includes(kind));
  return kinds.length > 0 ? kinds : [...SUGGESTION_KINDS];
};

/** The query string of GET /api/jobs/suggestions: `kinds` is a list with commas, all by default; `limit` counts those of each kind. */
export const suggestionQuerySchema = z.object({
  query: searchText,
  kinds: readBy(readKinds, z.array(z.enum(SUGGESTION_KINDS))),
  limit: z.catch(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(SUGGESTIONS_MAX)),
    SUGGESTIONS_SIZE,
  ),
});

const suggestionSchema = z.object({ kind: z.enum(SUGGESTION_KINDS), text: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

/** A suggestion of a kind that this client doesn't know is dropped. */
export const suggestionsSchema = z.object({ suggestions: lenientList(suggestionSchema) });
