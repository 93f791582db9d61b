import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { and, asc, inArray, lte } from 'drizzle-orm';
import { v4 } from 'uuid';
import type { Dependencies } from '#server/http/dependencies.ts';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { among, isId } from '#server/platform/database/ids.ts';
import { type Database, erasureRounds, erasures, users } from '#server/platform/database/schema.ts';
import type { Log } from '#server/platform/log/log.ts';
import { endUser } from './commands.ts';

/*
 * A database restored from a backup would bring back who was erased since. So erased accounts are also listed in the
 * file store, by the id alone: a file for each day, a line for each account. One instance at a time reads the list from
 * the last day that its database knows of on, and ends again what came back (rule DELETE-5).
 */

/** Milliseconds between rounds, and for which an instance owns its round. */
export const ROUND_EVERY = 5 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Days that the list is kept: longer than any backup should be. */
const LISTED_DAYS = 400;
/** Accounts listed or looked up per statement. */
const PORTION = 500;
/** After the id, if others keep what concerns them. */
const SHELLS = ' shells';

export type ErasingAgain = Pick<Dependencies, 'clock' | 'files' | 'spoolFolder' | 'stopping'> & {
  database: Pick<Connection, 'db'>;
  log: Log;
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const keyOf = (day: string): string => `erased/${day}`;
const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY));

/** The lines of a day's list. */
async function readLines({ files }: Pick<ErasingAgain, 'files'>, day: string): Promise<string[]> {
  const stored = await files.open(keyOf(day));
  return stored ? (await text(stored)).split('\n').filter(Boolean) : [];
}

const nextRound = (now: Date): Date => new Date(now.getTime() + ROUND_EVERY);

/** Claims the round; undefined if none is due. */
async function claimRound(
  db: Database,
  now: Date,
): Promise<{ readDay: string | null } | undefined> {
  const due_at = nextRound(now);
  const [claimed] = await db
    .insert(erasureRounds)
    .values({ due_at })
    .onConflictDoUpdate({
      target: erasureRounds.only_one,
      set: { due_at },
      setWhere: lte(erasureRounds.due_at, now),
    })
    .returning({ readDay: erasureRounds.read_day });
  return claimed;
}

/** Ends those of the listed accounts that are there, which only a restored database has. */
async function endAgain({ database: { db }, clock, log }: ErasingAgain, lines: readonly string[]) {
  const listed = new Map(lines.map((line) => [line.replace(SHELLS, ''), line.endsWith(SHELLS)]));
  const ids = [...listed.keys()].filter(isId);
  for (let start = 0; start < ids.length; start += PORTION) {
    const found = await db
      .select({ id: users._id, label: users.email })
      .from(users)
      .where(and(among(users._id, ids.slice(start, start + PORTION)), isKeptUser));
    for (const { id, label } of found) {
      const ended = { id, label, now: clock(), leavesShells: listed.get(id) ?? false };
      await db.transaction((tx) => endUser(tx, ended));
      log('account.erased', { account: id, again: true });
    }
  }
}

/** Adds a portion of ended accounts to the lists of their days. Returns whether there may be more. */
async function listSome(parts: ErasingAgain): Promise<boolean> {
  const { database, files, spoolFolder } = parts;
  const { db } = database;
  const some = await db.select().from(erasures).orderBy(asc(erasures.erased_at)).limit(PORTION);
  const byDay = Map.groupBy(some, ({ erased_at }) => dayOf(erased_at));
  for (const [day, added] of byDay) {
    const lines = new Set(await readLines(parts, day));
    for (const { account_id, leaves_shells } of added)
      lines.add(account_id + (leaves_shells ? SHELLS : ''));
    const path = join(spoolFolder, v4());
    await writeFile(path, `${[...lines].join('\n')}\n`, { flush: true });
    await files.keep(keyOf(day), path);
    const ids = added.map(({ account_id }) => account_id);
    await db.delete(erasures).where(inArray(erasures.account_id, ids));
  }
  return some.length === PORTION;
}

/** Ends again who came back with a restored database, and lists who was erased since the last round. */
export async function eraseAgain(parts: ErasingAgain): Promise<void> {
  const { database, files, clock, stopping } = parts;
  const { db } = database;
  const now = clock();
  const round = await claimRound(db, now);
  if (!round) return;
  const today = dayOf(now);
  const oldest = dayAfter(today, -LISTED_DAYS);
  // Again from the day read last, which wasn't over then.
  let day = round.readDay && round.readDay > oldest ? round.readDay : oldest;
  for (; day <= today && !stopping?.aborted; day = dayAfter(day, 1)) {
    await endAgain(parts, await readLines(parts, day));
    await files.remove(keyOf(dayAfter(day, -LISTED_DAYS)));
    // The round stays ours, however long the list is.
    await db.update(erasureRounds).set({ read_day: day, due_at: nextRound(clock()) });
  }
  while (!stopping?.aborted && (await listSome(parts)))
    await db.update(erasureRounds).set({ due_at: nextRound(clock()) });
}
