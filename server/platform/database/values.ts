import { type ColumnBaseConfig, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/* How moments go between statements and the contract, where they are ISO date-times. */

type Moment = PgColumn<ColumnBaseConfig<'date', 'PgTimestamp'>>;
type FilledMoment = PgColumn<ColumnBaseConfig<'date', 'PgTimestamp'> & { notNull: true }>;

/** A moment as the database writes it, as an ISO date-time in UTC. */
export const toIso = (moment: string): string => new Date(moment).toISOString();

/**
 * Selects a moment as an ISO date-time. For a column of a left-joined table, write `iso(sql<Date | null>…)` around
 * it: its type can't know that the row may be missing.
 */
export function iso(moment: FilledMoment | SQL<Date>): SQL<string>;
export function iso(moment: Moment | SQL<Date | null>): SQL<string | null>;
export function iso(moment: SQLWrapper): SQL<string | null> {
  return sql`${moment}`.mapWith(toIso);
}

/** This moment in a statement. */
export const instant = (at: Date): SQL<Date> => sql`${at.toISOString()}::timestamptz`;
