import { and, getTableColumns, is, isNull, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { withPlace } from '#server/domains/places/commands.ts';
import {
  isKeptUser,
  isOfKeptCandidate,
  isOfKeptJob,
} from '#server/platform/database/being-deleted.ts';
import {
  applications,
  candidates,
  employers,
  jobs,
  messages,
  users,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { consoleEntities } from '#src/contract/console/console.ts';
import { CONSOLE_ENTITIES, type ConsoleEntity } from '#src/contract/console/console-search.ts';

/** How a kind of record is stored. */
export type EntityTable = {
  table: PgTable;
  id: PgColumn;
  created: PgColumn;
  version: PgColumn;
  /** The columns of a record, by key. */
  shown: Record<string, PgColumn | SQL>;
  /** The columns of a list's row: without lists and long texts. */
  row: Record<string, PgColumn | SQL>;
  /** Adds columns derived from a record's values. */
  derived: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Fields whose column has another name in `schema.ts`. */
  renamed: Readonly<Record<string, string>>;
  /** Ids of other records; searching for one finds this record too. */
  references: readonly PgColumn[];
  /** Excludes records being deleted. */
  kept: SQL | undefined;
  /** Sort order of the column Name/Title. */
  nameOrder: SQL;
  /** The record's name when other records refer to it. */
  called: PgColumn | SQL;
  /** The table is a user's profile: name and address are the user's. */
  isProfile: boolean;
};

const fullName = sql`${users.first_name} || ' ' || ${users.last_name}`;

const tables = { users, jobs, applications, candidates, employers, messages };
const RENAMED: Partial<Record<ConsoleEntity, Record<string, string>>> = {
  users: { password: 'password_hash' },
  jobs: { employer: 'employer_id' },
  applications: { job: 'job_id', candidate: 'candidate_id' },
  candidates: { user: 'user_id' },
  employers: { user: 'user_id' },
};
const REFERENCES: Partial<Record<ConsoleEntity, readonly PgColumn[]>> = {
  jobs: [jobs.employer_id],
  applications: [applications.job_id, applications.candidate_id],
};
/** Must match the index expressions in migrations/0001_start.sql. */
const NAME_ORDERS: Record<ConsoleEntity, SQL> = {
  users: sql`${users.email}`,
  jobs: sql`fold_text(${jobs.title})`,
  applications: sql`${applications._id}`,
  candidates: sql`fold_text(${fullName})`,
  employers: sql`fold_text(${fullName})`,
  messages: sql`fold_text(${messages.name})`,
};
const CALLED: Partial<Record<ConsoleEntity, PgColumn | SQL>> = {
  users: fullName,
  jobs: jobs.title,
};
const KEPT: Partial<Record<ConsoleEntity, SQL | undefined>> = {
  users: isKeptUser,
  jobs: isNull(jobs.ended_at),
  applications: and(isOfKeptJob, isOfKeptCandidate),
};
const DERIVED: Partial<Record<ConsoleEntity, EntityTable['derived']>> = { jobs: withPlace };
const OWNERS: Record<string, PgColumn | SQL> = { name: fullName, email: users.email };

function layOut(entity: ConsoleEntity): EntityTable {
  const table: PgTable = tables[entity];
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  const renamed = RENAMED[entity] ?? {};
  const isProfile = entity === 'candidates' || entity === 'employers';
  const column = (name: string): PgColumn => {
    const found = columns[renamed[name] ?? name];
    if (!found) throw new Error(`There is no column for ${entity}.${name}`);
    return found;
  };
  const id = isProfile ? column('user') : column('_id');
  const created = column('created_at');
  const fields = consoleEntities[entity].fields.filter(
    ({ type, onlyCreate }) => type !== 'secret' && !onlyCreate,
  );
  const shown = (name: string): PgColumn | SQL => {
    const read = column(name);
    return is(read, PgTimestamp) ? iso(read) : read;
  };
  const columnsOf = (some: typeof fields) => ({
    _id: id,
    ...Object.fromEntries(
      some.map(({ name }) => [name, (isProfile && OWNERS[name]) || shown(name)]),
    ),
    created_at: shown('created_at'),
    updated_at: columns.updated_at ? shown('updated_at') : changedOrCreated,
    __v: column('__v'),
  });
  return {
    table,
    id,
    created,
    renamed,
    isProfile,
    version: column('__v'),
    shown: columnsOf(fields),
    row: columnsOf(fields.filter(({ type, long }) => type !== 'json' && !long)),
    references: REFERENCES[entity] ?? [],
    kept: KEPT[entity],
    derived: DERIVED[entity] ?? ((values) => values),
    nameOrder: NAME_ORDERS[entity],
    called: CALLED[entity] ?? id,
  };
}

/** An application has no `updated_at`; its last update or its creation is used instead. */
const changedOrCreated = iso(
  sql<Date>`coalesce(${applications.last_updated}, ${applications.created_at})`,
);

export const entityTables = Object.fromEntries(
  CONSOLE_ENTITIES.map((entity) => [entity, layOut(entity)]),
) as Record<ConsoleEntity, EntityTable>;

/** Fields that refer to another record, whose name is shown with them. */
export const referringFields = (
  entity: ConsoleEntity,
): { name: string; refersTo: ConsoleEntity }[] =>
  consoleEntities[entity].fields.flatMap(({ name, refersTo, onlyCreate }) =>
    refersTo && !onlyCreate ? { name, refersTo } : [],
  );
