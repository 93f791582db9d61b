import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HIDDEN } from '#server/domains/exports/page.ts';
import { describeFiles } from '#server/domains/exports/schema-file.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type ExportSubject, exportSchemas } from '#src/contract/exports/content.ts';
import { namesOf } from '#src/shared/records.ts';
import { sharedBackend } from './shared-backend.ts';

/*
 * Every column of every table that belongs to an account, directly or through another table, is in the copies of users'
 * data or left out for a reason.
 */
const backend = sharedBackend();

const KEY = 'finds the record, which is in the copy';
const SEARCH = 'made from other columns, for searching';
const WORK = 'says how far a task of the server is';
const VERSION = 'counts changes';

/** Where each table's columns are: subjects, and columns under other names or left out. */
const TABLES: Record<string, { in: ExportSubject[]; others: Record<string, string> }> = {
  users: {
    in: ['account'],
    others: {
      password_hash: 'a secret',
      ended_at: 'nothing is copied from then on',
      is_shell: 'true of nobody’s account alone',
      leaves_at: 'deletes_at',
      has_templates: 'says whether templates were given, which are in the copy',
      seen_at: 'devices have when each was used',
      deletes_at: 'mails say it, and making a copy takes it back',
      is_warned_again: WORK,
      __v: VERSION,
      search_key: SEARCH,
    },
  },
  employers: {
    in: ['account'],
    others: { user_id: KEY, created_at: WORK, __v: VERSION, search_key: SEARCH },
  },
  candidates: {
    in: ['account'],
    others: { user_id: KEY, created_at: WORK, __v: VERSION, search_key: SEARCH },
  },
  jobs: {
    in: ['jobs'],
    others: {
      employer_id: KEY,
      ended_at: 'nothing is copied from then on',
      announce_closed_at: WORK,
      unneeded_since: WORK,
      deletes_at: 'notifications say it',
      location_key: SEARCH,
      skill_keys: SEARCH,
      search_key: SEARCH,
      place_city: 'place',
      place_region: 'place',
      place_country: 'place',
      place_words: SEARCH,
      place_codes: SEARCH,
      place_version: WORK,
    },
  },
  applications: {
    in: ['applications', 'received-applications'],
    others: {
      job_id: 'job',
      candidate_id: KEY,
      resume_file_id: 'resume_url',
      opened_at: 'is_new, for the employer alone',
      announced_status: 'told by events',
      announced_at: 'last_updated',
      announce_at: WORK,
      held_at: WORK,
      kept_since: WORK,
      letter_key: SEARCH,
      search_key: SEARCH,
    },
  },
  application_events: {
    in: ['applications', 'received-applications'],
    others: {
      seq: 'the order of events',
      application_id: KEY,
      audience: 'decides who reads it',
      from_status: 'from',
      to_status: 'to',
      actor_id: 'by',
      batch_id: 'groups changes of one call',
    },
  },
  interviews: {
    in: ['applications', 'received-applications'],
    others: {
      application_id: KEY,
      set_at: WORK,
      announced: 'the interview as the candidate sees it',
      announced_at: WORK,
      kept_answer: 'restored with an undone change',
      cancelled_by: WORK,
      reminded_at: WORK,
    },
  },
  application_notes: { in: ['notes'], others: { author_id: 'author' } },
  application_messages: {
    in: ['messages'],
    others: {
      author_id: 'side',
      event_id: KEY,
      sent_at: 'state',
      recalled_at: 'state',
      read_at: 'is_unread, for the reader alone',
    },
  },
  message_templates: {
    in: ['templates'],
    others: { employer_id: KEY, created_at: 'their order', updated_at: 'not shown' },
  },
  notifications: {
    in: ['notifications'],
    others: { user_id: KEY, dedupe_key: WORK, mail_id: 'mails' },
  },
  notification_preferences: {
    in: ['preferences'],
    others: { user_id: KEY, kind: 'a name in modes', mode: 'a value in modes' },
  },
  passkeys: {
    in: ['passkeys'],
    others: {
      user_id: KEY,
      credential_id: 'a secret between the passkey and the server',
      public_key: 'checks what the passkey signs',
      counter: WORK,
      transports: WORK,
    },
  },
  consents: { in: ['consents'], others: { user_id: KEY } },
  sessions: {
    in: ['devices'],
    others: {
      user_id: KEY,
      verified_at: WORK,
      expires_at: 'a week after its login',
      user_agent: 'browser, system and kind',
    },
  },
  mails: {
    in: ['mails'],
    others: {
      letter: 'kinds',
      user_id: KEY,
      due_at: WORK,
      attempts: WORK,
      claimed_until: WORK,
      handed_over_at: WORK,
      error: 'what a mail server answered, for the operator',
    },
  },
  files: {
    in: ['files'],
    others: { owner_id: KEY, removed_at: 'hidden and about to be deleted' },
  },
};

/** Tables that copies leave out as a whole. */
const LEFT_OUT: Record<string, string> = {
  exports: 'the copies themselves',
  idempotency_keys: 'replies of calls, kept for a day, of records that are in the copy',
  job_search: 'made from jobs, for searching',
  account_links:
    'the hashes of links, which are secrets; the account has the address that one would set',
  known_clients: 'keyed hashes alone, of which nobody can tell the address or device',
  recovery_codes: 'hashes of secrets',
  totp_factors: 'a secret',
  unread_threads: 'made from messages',
  webauthn_challenges: 'secrets, kept for minutes',
};

const columnsByTable = async (): Promise<Map<string, string[]>> => {
  const rows = await rowsOf<{ table: string; column: string }>(
    backend().database.db,
    sql`with recursive owned (name) as (
        select 'users'::name
        union
        select child.relname from owned
          join pg_class as parent on parent.relname = owned.name
          join pg_constraint as reference on reference.confrelid = parent.oid and contype = 'f'
          join pg_class as child on child.oid = conrelid
      )
      select table_name as "table", column_name as "column"
      from information_schema.columns join owned on owned.name = table_name
      where table_schema = current_schema order by 1, ordinal_position`,
  );
  const found = new Map<string, string[]>();
  for (const { table, column } of rows) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
};

/** The names of all fields below a part of a JSON Schema. */
function fieldsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of namesOf(value)) found.add(name);
    fieldsIn(value, found);
  }
  return found;
}

test('copies of data have every column, or leave it out for a reason (EXPORT-1)', async () => {
  const forgotten: string[] = [];
  const tables = await columnsByTable();
  for (const [table, columns] of tables) {
    if (table in LEFT_OUT) continue;
    const known = TABLES[table];
    if (!known) {
      forgotten.push(table);
      continue;
    }
    const fields = fieldsIn(describeFiles(known.in));
    for (const column of columns)
      if (!fields.has(column) && !(column in known.others)) forgotten.push(`${table}.${column}`);
    for (const name of Object.keys(known.others))
      if (!columns.includes(name)) forgotten.push(`${table} has no ${name}`);
  }
  for (const table of [...Object.keys(TABLES), ...Object.keys(LEFT_OUT)])
    if (!tables.has(table)) forgotten.push(`There is no ${table}`);
  expect(forgotten).toEqual([]);
});

test('the page of a copy names every field and every value of a list, in both languages (EXPORT-5)', async () => {
  const { mailRenderer } = backend().dependencies;
  const { properties: schema } = describeFiles(namesOf(exportSchemas));
  const valuesIn = (part: unknown, found = new Set<string>()): Set<string> => {
    if (typeof part !== 'object' || part === null) return found;
    if ('enum' in part && Array.isArray(part.enum)) for (const value of part.enum) found.add(value);
    for (const value of Object.values(part)) valuesIn(value, found);
    return found;
  };
  const fields = [...fieldsIn(Object.values(schema ?? {}))].filter((name) => !HIDDEN.test(name));
  for (const language of ['en', 'tr'] as const)
    for (const reader of ['candidate', 'employer'] as const) {
      const words = await mailRenderer.readExportWords({ language, reader });
      const missing = (names: Iterable<string>, given: object) =>
        [...names].filter((name) => name !== '' && !Object.hasOwn(given, name));
      expect(missing(fields, words.fields)).toEqual([]);
      expect(missing(valuesIn(schema), words.values)).toEqual([]);
      expect(Object.keys(words.fields).filter((name) => !fields.includes(name))).toEqual([]);
    }
});
