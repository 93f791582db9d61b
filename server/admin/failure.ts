import { DrizzleQueryError } from 'drizzle-orm';
import { rootOf } from '#server/platform/database/errors.ts';

/** What a command says when it fails. */
export function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return `That did not work: ${String(error)}`;
  if (error.name === 'AbortError') return 'It was interrupted.';
  // The query builder's own message has the values of the statement.
  const { message } = error instanceof DrizzleQueryError ? rootOf(error) : error;
  return `That did not work: ${message}`;
}
