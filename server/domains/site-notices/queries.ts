import { and, asc, desc, gt, isNull, lte, or } from 'drizzle-orm';
import { type Database, siteNotices } from '#server/platform/database/schema.ts';
import { shareLook } from '#server/platform/watch/shared-look.ts';
import { LANGUAGES, type Language } from '#src/contract/language.ts';
import { fill } from '#src/shared/records.ts';

/** What the operator tells everybody, in each language. */
export type SiteNotice = {
  _id: string;
  texts: Readonly<Record<Language, string>>;
  /** Nothing can be changed meanwhile (rule SITE-2). */
  isReadOnly: boolean;
  startsAt: Date;
  endsAt: Date | undefined;
};

/** Maximum number of notices that are shown, or listed. */
const SHOWN_MAX = 3;
const LISTED_MAX = 100;
/** Milliseconds after which every instance knows of a new notice. */
export const NOTICED_AFTER_MS = 1000;

const isNotOver = (now: Date) => or(isNull(siteNotices.ends_at), gt(siteNotices.ends_at, now));

const select = async (db: Database, condition: ReturnType<typeof and>, limit: number) => {
  const rows = await db
    .select()
    .from(siteNotices)
    .where(condition)
    // One that forbids changes is never crowded out.
    .orderBy(desc(siteNotices.is_read_only), asc(siteNotices.starts_at), asc(siteNotices._id))
    .limit(limit);
  return rows.map(
    (row): SiteNotice => ({
      _id: row._id,
      texts: fill(LANGUAGES, (language) => row[`text_${language}`]),
      isReadOnly: row.is_read_only,
      startsAt: row.starts_at,
      endsAt: row.ends_at ?? undefined,
    }),
  );
};

/** The current notices (rule SITE-1). */
export const findSiteNotices = (db: Database, now: Date): Promise<SiteNotice[]> =>
  select(db, and(lte(siteNotices.starts_at, now), isNotOver(now)), SHOWN_MAX);

/** The current notices and those to come. */
export const listSiteNotices = (db: Database, now: Date): Promise<SiteNotice[]> =>
  select(db, isNotOver(now), LISTED_MAX);

/** Returns a function that looks for the current notices once a second at most. */
export const watchSiteNotices = (db: Database, clock: () => Date): (() => Promise<SiteNotice[]>) =>
  shareLook(() => findSiteNotices(db, clock()), {
    isGood: () => true,
    goodForMs: NOTICED_AFTER_MS,
  });
