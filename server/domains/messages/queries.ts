import { and, asc, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { among } from '#server/platform/database/ids.ts';
import { findParties } from '#server/platform/database/parties.ts';
import {
  applicationMessages,
  applications,
  type Database,
} from '#server/platform/database/schema.ts';
import { THREAD_PAGE_SIZE } from '#src/contract/limits.ts';
import type {
  ApplicationMessage,
  MessageSide,
  Thread,
} from '#src/contract/messages/application-message.ts';
import { columns, isOf, isSent, sideOf, toMessage } from './rows.ts';

/** Whether the employer has written to the candidate, who may then answer. */
export const employerHasWritten = (db: Database, applicationId: string): Promise<boolean> =>
  hasRow(
    db,
    applicationMessages,
    and(isOf(applicationId), eq(applicationMessages.side, 'employer'), isSent),
  );

/** The number of an application's messages that `reader` hasn't read. */
export const unreadBy = (
  reader: MessageSide,
  application: SQLWrapper = applications._id,
) => sql<number>`(
  select count(*)::int from application_messages as unread
  where unread.application_id = ${application}
    and unread.side = ${sql.raw(reader === 'employer' ? `'candidate'` : `'employer'`)}
    and unread.sent_at is not null and unread.read_at is null
)`;

/** Characters quoted of a message. */
const QUOTE_MAX = 160;

/** The beginning of the newest message that `reader` hasn't read, in one line; '' if there is none. */
export const quoteUnread = (
  reader: MessageSide,
  application: SQLWrapper = applications._id,
) => sql<string>`coalesce((
  select regexp_replace(left(unread.body, ${QUOTE_MAX}::int), '\\s+', ' ', 'g')
  from application_messages as unread
  where unread.application_id = ${application}
    and unread.side = ${sql.raw(reader === 'employer' ? `'candidate'` : `'employer'`)}
    and unread.sent_at is not null and unread.read_at is null
  order by unread.sent_at desc, unread._id desc
  limit 1
), '')`;

/**
 * The newest messages before `before` (or of all), newest first, as `caller` sees them; undefined when they
 * are on neither side.
 */
export async function listMessages(
  db: Database,
  id: string,
  caller: string,
  before?: string,
): Promise<Thread | undefined> {
  const parties = await findParties(db, id);
  const side = sideOf(parties, caller);
  if (!parties || !side) return undefined;
  const earlier = before && {
    _id: before.toLowerCase(),
    at: sql`(select created_at from application_messages where _id = ${before}::uuid and application_id = ${id}::uuid)`,
  };
  const rows = await db
    .select(columns)
    .from(applicationMessages)
    .where(
      and(
        isOf(id),
        // A candidate never sees messages that are held or were recalled.
        side === 'candidate' ? isSent : undefined,
        earlier
          ? sql`(${applicationMessages.created_at}, ${applicationMessages._id}) < (${earlier.at}, ${earlier._id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(applicationMessages.created_at), desc(applicationMessages._id))
    .limit(THREAD_PAGE_SIZE + 1);
  const isOver = parties.closedAs !== null || parties.removedAt !== null;
  return {
    messages: rows.slice(0, THREAD_PAGE_SIZE).map((row) => toMessage(row, side)),
    has_earlier: rows.length > THREAD_PAGE_SIZE,
    can_write: !isOver && (side === 'employer' || (await employerHasWritten(db, id))),
  };
}

/** A message, and the application that it is about. */
export type ExportedMessage = ApplicationMessage & { application_id: string; created_at: string };

/** The messages of these applications as one side sees them, after the place of the last one read, oldest first. */
export async function listMessagesAmong(
  db: Database,
  applicationIds: readonly string[],
  side: MessageSide,
  limit: number,
  last?: ExportedMessage,
): Promise<ExportedMessage[]> {
  const { application_id: of, created_at, _id } = applicationMessages;
  const rows = await db
    .select({ ...columns, application_id: of })
    .from(applicationMessages)
    .where(
      and(
        among(of, applicationIds),
        side === 'candidate' ? isSent : undefined,
        last &&
          sql`(${of}, ${created_at}, ${_id}) > (${last.application_id}::uuid, ${last.created_at}::timestamptz, ${last._id}::uuid)`,
      ),
    )
    .orderBy(asc(of), asc(created_at), asc(_id))
    .limit(limit);
  return rows.map(({ application_id, ...row }) => ({
    application_id,
    ...toMessage(row, side),
    created_at: row.created_at,
  }));
}
