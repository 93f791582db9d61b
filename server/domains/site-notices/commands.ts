import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Database, siteNotices } from '#server/platform/database/schema.ts';
import type { SiteNotice } from './queries.ts';

/** Shows a notice to everybody from its start to its end. Returns its id. */
export async function createSiteNotice(
  db: Database,
  { texts, isReadOnly, startsAt, endsAt }: Omit<SiteNotice, '_id'>,
): Promise<string> {
  const _id = v7();
  await db.insert(siteNotices).values({
    _id,
    text_en: texts.en,
    text_tr: texts.tr,
    is_read_only: isReadOnly,
    starts_at: startsAt,
    ends_at: endsAt ?? null,
  });
  return _id;
}

/** Deletes the notice; false if there is none with this id. */
export async function deleteSiteNotice(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(siteNotices)
    .where(eq(siteNotices._id, id))
    .returning({ _id: siteNotices._id });
  return deleted.length > 0;
}
