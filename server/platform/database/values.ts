import { type ColumnBaseConfig, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/* Converts timestamps between statements and the contract's ISO date-times. */

type Moment = PgColumn<ColumnBaseConfig<'date', 'PgTimestamp'>>;
type FilledMoment = PgColumn<ColumnBaseConfig<'date', 'PgTimestamp'> & { notNull: true }>;

/** Converts the database's text of a timestamp to an ISO date-time in UTC. */
export const toIso = (moment: string): string => new Date(moment).toISOString();

/**
 * Selects a timestamp as an ISO date-time. For a column of a left-joined table, write `iso(sql<Date | null>…)` around
 * it, since its type doesn't know that the row may be missing.
 */
export function iso(moment: FilledMoment | SQL<Date>): SQL<string>;
export function iso(moment: Moment | SQL<Date | null>): SQL<string | null>;
export function iso(moment: SQLWrapper): SQL<string | null> {
  return sql`${moment}`.mapWith(toIso);
}

/** A timestamp as a parameter. */
export const instant = (at: Date): SQL<Date> => sql`${at.toISOString()}::timestamptz`;
