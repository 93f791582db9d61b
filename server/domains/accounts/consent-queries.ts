import { and, desc, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import { isOfKeptJob } from '#server/platform/database/being-deleted.ts';
import { isAfter, type Place } from '#server/platform/database/keyset.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import { applications, consents, type Database, jobs } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Consent } from '#src/contract/accounts/consent.ts';

const termsQuery = preparedQuery((db) =>
  db
    .select({ version: max(consents.version) })
    .from(consents)
    .where(
      and(
        eq(consents.user_id, sql.placeholder('userId')),
        eq(consents.purpose, 'terms'),
        isNull(consents.application_id),
      ),
    )
    .prepare('find_terms_version'),
);

/** The version of the terms that the account accepted last, '' for none (rule CONSENT-2). */
export async function findTermsVersion(db: Database, userId: string): Promise<string> {
  const [row] = await termsQuery(db).execute({ userId });
  return row?.version ?? '';
}

/** What the account agreed to, newest first; a removed job keeps its name for its candidates. */
const selectConsents = (db: Database) =>
  db
    .select({
      _id: consents._id,
      purpose: consents.purpose,
      version: consents.version,
      language: consents.language,
      created_at: iso(consents.created_at),
      taken_back_at: iso(consents.taken_back_at),
      application_id: consents.application_id,
      job_title: sql<string>`coalesce(${jobs.title}, '')`,
      company_name: sql<string>`coalesce(${jobs.company_name}, '')`,
    })
    .from(consents)
    .leftJoin(applications, eq(applications._id, consents.application_id))
    .leftJoin(jobs, eq(jobs._id, applications.job_id));

/** What the account agreed to, without applications to jobs that are being deleted. */
const isShownTo = (userId: string): SQL =>
  sql`${consents.user_id} = ${userId} and (${consents.application_id} is null or exists (
    select from applications where applications._id = ${consents.application_id} and ${isOfKeptJob}
  ))`;

const newestFirst = [desc(consents.created_at), desc(consents._id)];

/** One page of what the account agreed to; a page past the end is an empty list (rule CONSENT-5). */
export async function listConsents(
  db: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
) {
  const isOwn = isShownTo(userId);
  const [found, total] = await Promise.all([
    selectConsents(db)
      .where(isOwn)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(consents, isOwn),
  ]);
  return { consents: found, ...pagesOf(total, limit, page) };
}

/** What the account agreed to after a place in that list. */
export const listConsentsAfter = (
  db: Database,
  userId: string,
  limit: number,
  after?: Place,
): Promise<(Consent & Place)[]> =>
  selectConsents(db)
    .where(and(isShownTo(userId), isAfter(consents, after)))
    .orderBy(...newestFirst)
    .limit(limit);
