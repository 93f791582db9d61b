import * as z from 'zod/mini';
import { SUGGESTION_KINDS, type SuggestionKind } from '#src/contract/enumerations.ts';
import { searchText } from '#src/contract/jobs/job.ts';
import { SUGGESTIONS_MAX, SUGGESTIONS_SIZE } from '#src/contract/limits.ts';
import { readBy, sizeUpTo } from '#src/contract/paging.ts';
import { lenientList } from '#src/contract/replies.ts';

const readKinds = (value: unknown): SuggestionKind[] => {
  const named = typeof value === 'string' ? value.split(',') : [];
  const kinds = SUGGESTION_KINDS.filter((kind) => named.includes(kind));
  return kinds.length > 0 ? kinds : [...SUGGESTION_KINDS];
};

/** Query string of GET /api/jobs/suggestions: `kinds` is comma-separated, all by default; `limit` applies per kind. */
export const suggestionQuerySchema = z.object({
  query: searchText,
  kinds: readBy(
    readKinds,
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(SUGGESTION_KINDS.length, { abort: true })),
      z.array(z.enum(SUGGESTION_KINDS)),
    ),
  ),
  limit: sizeUpTo(SUGGESTIONS_MAX, SUGGESTIONS_SIZE),
});

export type SuggestionQuery = z.infer<typeof suggestionQuerySchema>;

export const suggestionSchema = z.object({ kind: z.enum(SUGGESTION_KINDS), text: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Drops suggestions of unknown kinds. */
export const suggestionsSchema = z.object({ suggestions: lenientList(suggestionSchema) });
