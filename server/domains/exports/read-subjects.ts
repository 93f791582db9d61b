import { and, eq } from 'drizzle-orm';
import { listConsentsAfter } from '#server/domains/accounts/consent-queries.ts';
import { getEmailSettings } from '#server/domains/accounts/email-queries.ts';
import { sessionColumns } from '#server/domains/accounts/queries.ts';
import { listPasskeys } from '#server/domains/accounts/second-step-queries.ts';
import { listDevices } from '#server/domains/accounts/session-queries.ts';
import { listNotesBy } from '#server/domains/applications/note-queries.ts';
import { describeAmong, listPlaces } from '#server/domains/applications/queries.ts';
import { listJobPlaces, listPostedJobs } from '#server/domains/jobs/own-queries.ts';
import { listMailsTo } from '#server/domains/mails/queries.ts';
import { type ExportedMessage, listMessagesAmong } from '#server/domains/messages/queries.ts';
import { listTemplates } from '#server/domains/messages/template-commands.ts';
import { getPreferences } from '#server/domains/notifications/preference-queries.ts';
import { listNotificationsAfter } from '#server/domains/notifications/queries.ts';
import { getProfile } from '#server/domains/profiles/queries.ts';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { inParts, type Place } from '#server/platform/database/keyset.ts';
import { type Database, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { ExportedFile, ExportSubject } from '#src/contract/exports/content.ts';

/** Short records read at a time, and long ones: one application may have 100,000 characters. */
const SHORT = 200;
const LONG = 20;

/** The records of a subject, some at a time, so that memory doesn't grow with their number. */
export type Subject = { name: ExportSubject; read: () => AsyncIterable<readonly object[]> };

async function* once(read: () => Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  yield await read();
}

/** The account; undefined once it is gone. */
export async function readAccount(db: Database, userId: string) {
  const [user] = await db
    .select({
      ...sessionColumns,
      language: users.language,
      email_confirmed_at: iso(users.email_confirmed_at),
      updated_at: iso(users.updated_at),
    })
    .from(users)
    .where(and(eq(users._id, userId), isKeptUser));
  return user;
}
export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

type Sending = (limit: number) => AsyncIterable<Place[]>;

/** The applications that a candidate sent, or that an employer received. */
const applicationsOf = (db: Database, user: Account): Sending =>
  async function* places(limit) {
    if (user.user_type === 'candidate') {
      yield* inParts(
        (most, after) => listPlaces(db, { candidateId: user._id }, most, after),
        limit,
      );
      return;
    }
    for await (const jobs of inParts(
      (most, after) => listJobPlaces(db, user._id, most, after),
      SHORT,
    ))
      for (const { _id: jobId } of jobs)
        yield* inParts((most, after) => listPlaces(db, { jobId }, most, after), limit);
  };

const idsOf = (places: readonly Place[]): string[] => places.map(({ _id }) => _id);

/**
 * What a copy of the user's data has, as the product shows it to the user. `files` are those in the archive (rule
 * EXPORT-1).
 */
export function readSubjects(
  db: Database,
  user: Account,
  files: readonly ExportedFile[],
  now: Date,
): Subject[] {
  const { _id: userId } = user;
  const side = user.user_type;
  const applications = applicationsOf(db, user);

  async function* describe() {
    for await (const places of applications(LONG))
      yield await describeAmong(db, idsOf(places), userId);
  }
  async function* messages() {
    for await (const places of applications(SHORT)) {
      const ids = idsOf(places);
      let rows: ExportedMessage[];
      let last: ExportedMessage | undefined;
      do {
        rows = await listMessagesAmong(db, ids, side, LONG, last);
        if (rows.length > 0) yield rows;
        last = rows.at(-1);
      } while (rows.length === LONG);
    }
  }
  const employers: Subject[] = [
    {
      name: 'jobs',
      read: () => inParts((limit, at) => listPostedJobs(db, userId, limit, at), LONG),
    },
    { name: 'received-applications', read: describe },
    { name: 'notes', read: () => inParts((limit, at) => listNotesBy(db, userId, limit, at), LONG) },
    { name: 'templates', read: () => once(() => listTemplates(db, userId)) },
  ];
  const { language, email_confirmed_at, updated_at, is_admin } = user;
  const more = async () => {
    const { pending: pending_email } = await getEmailSettings(db, user, now);
    return { language, email_confirmed_at, pending_email, is_admin, updated_at };
  };
  return [
    {
      name: 'account',
      read: () => once(async () => [{ ...(await getProfile(db, user)), ...(await more()) }]),
    },
    { name: 'preferences', read: () => once(async () => [await getPreferences(db, user)]) },
    { name: 'devices', read: () => once(() => listDevices(db, { userId }, now)) },
    { name: 'passkeys', read: () => once(() => listPasskeys(db, userId)) },
    {
      name: 'consents',
      read: () => inParts((limit, at) => listConsentsAfter(db, userId, limit, at), SHORT),
    },
    { name: 'files', read: () => once(async () => files) },
    ...(side === 'employer' ? employers : [{ name: 'applications', read: describe } as const]),
    { name: 'messages', read: messages },
    {
      name: 'notifications',
      read: () => inParts((limit, at) => listNotificationsAfter(db, userId, limit, at), SHORT),
    },
    {
      name: 'mails',
      read: () => inParts((limit, at) => listMailsTo(db, userId, limit, at), SHORT),
    },
  ];
}
