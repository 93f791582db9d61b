import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createSiteNotice, deleteSiteNotice } from '#server/domains/site-notices/commands.ts';
import {
  listSiteNotices,
  NOTICED_AFTER_MS,
  type SiteNotice,
} from '#server/domains/site-notices/queries.ts';
import { STATEMENT_TIMEOUT } from '#server/platform/database/connection.ts';
import { isId } from '#server/platform/database/ids.ts';
import { requiredLine } from '#src/contract/requests.ts';
import type { Command, Run } from './command.ts';
import { shown } from './shown.ts';

/** Maximum characters of a notice: two lines on a desktop, six on a phone. */
const TEXT_MAX = 300;

const text = requiredLine('missing', TEXT_MAX);
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((value) => new Date(value)),
);
const addedSchema = z.object({
  en: text,
  tr: text,
  from: z.optional(moment),
  to: z.optional(moment),
  'read-only': z.optional(z.boolean()),
});

const ABOUT_TEXT = `needs a text of 1 to ${TEXT_MAX} characters without line breaks`;
const ABOUT_MOMENT = 'needs a time with its zone, such as 2026-12-01T22:00:00Z';
/** What each option needs. */
const NEEDS: Readonly<Record<string, string>> = {
  en: ABOUT_TEXT,
  tr: ABOUT_TEXT,
  from: ABOUT_MOMENT,
  to: ABOUT_MOMENT,
};

/** The notice that the options after `notice add` give, or what is wrong with them. */
function readAdded(args: readonly string[]): z.output<typeof addedSchema> | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        en: { type: 'string' },
        tr: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        'read-only': { type: 'boolean' },
      },
    });
    const { data, error } = addedSchema.safeParse(values);
    if (data) return data;
    const name = String(error.issues[0]?.path[0]);
    return `--${name} ${NEEDS[name]}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const add =
  ({ en, tr, from, to, ...more }: z.output<typeof addedSchema>): Run =>
  async ({ database: { db }, clock, print, signal }) => {
    const now = clock();
    const startsAt = from ?? now;
    const isReadOnly = more['read-only'] ?? false;
    if (to && to <= (startsAt > now ? startsAt : now))
      return { message: 'The notice would end before it starts, or has ended.', done: false };
    const id = await createSiteNotice(db, { texts: { en, tr }, isReadOnly, startsAt, endsAt: to });
    if (isReadOnly && startsAt <= now) {
      print(`The notice ${id} is in force. Waiting until calls that were running have ended…`);
      await wait(NOTICED_AFTER_MS + STATEMENT_TIMEOUT, undefined, { signal });
    }
    return { message: id, done: true };
  };

const end =
  (id: string): Run =>
  async ({ database: { db } }) =>
    (await deleteSiteNotice(db, id))
      ? { message: 'The notice is gone.', done: true }
      : { message: 'There is no such notice.', done: false };

const lineOf = ({ _id, startsAt, endsAt, isReadOnly, texts }: SiteNotice) =>
  [
    `${_id}  ${startsAt.toISOString()}  ${endsAt?.toISOString() ?? '-'}${isReadOnly ? '  read-only' : ''}`,
    ...Object.entries(texts).map(([language, said]) => `    ${language}: ${shown(said)}`),
  ].join('\n');

const list: Run = async ({ database: { db }, clock }) => {
  const notices = await listSiteNotices(db, clock());
  return { message: notices.map(lineOf).join('\n') || 'There are no notices.', done: true };
};

/** Rules SITE-1 and SITE-2. */
export const notice: Command = {
  usage: {
    '': 'lists what the site tells everybody, now or later',
    'add --en TEXT --tr TEXT [--from TIME] [--to TIME] [--read-only]':
      'tells everybody in a bar, from and to such as 2026-12-01T22:00:00Z; with --read-only, nothing can be changed meanwhile',
    'end ID': 'ends one',
  },
  alone: ([word, ...more]) => {
    const added = word === 'add' ? readAdded(more) : undefined;
    return typeof added === 'string' ? async () => ({ message: added, done: false }) : undefined;
  },
  read: ([word, ...more]) => {
    if (word === undefined) return list;
    const [id = '', ...rest] = more;
    if (word === 'end') return isId(id) && rest.length === 0 ? end(id) : undefined;
    const added = word === 'add' ? readAdded(more) : undefined;
    return typeof added === 'object' ? add(added) : undefined;
  },
};
