import { type CsvFile, csvNumber } from '#server/http/csv-reply.ts';
import type { Database } from '#server/platform/database/schema.ts';
import {
  CONSOLE_EXPORT_MAX,
  type ConsoleExport,
  type ConsoleRecord,
  consoleEntities,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import type { Language } from '#src/contract/language.ts';
import { findRecords, listIds } from './record-queries.ts';

type Column = { heading: string; read: (record: ConsoleRecord) => unknown };

/** The record's own keys, as in the console's dialog; the name of a referenced record comes before its id. */
const columnsOf = (entity: ConsoleEntity): Column[] => {
  const own = (key: string): Column => ({ heading: key, read: (record) => record[key] });
  const fields = consoleEntities[entity].fields.flatMap(({ name, type, refersTo, onlyCreate }) => {
    if (type === 'secret' || onlyCreate) return [];
    const called = { heading: `${name}.name`, read: ({ _names }: ConsoleRecord) => _names?.[name] };
    return refersTo ? [called, own(name)] : [own(name)];
  });
  return [own('_id'), ...fields, own('created_at'), own('updated_at')];
};

const toCell = (value: unknown, language: Language): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? csvNumber(value, language) : JSON.stringify(value);
};

/** The first `CONSOLE_EXPORT_MAX` records found, as a CSV file (rule CONSOLE-12). */
export async function exportRecords(
  db: Database,
  entity: ConsoleEntity,
  search: ConsoleExport,
  language: Language,
): Promise<CsvFile> {
  const columns = columnsOf(entity);
  return {
    name: entity,
    language,
    headings: columns.map(({ heading }) => heading),
    ids: await listIds(db, entity, search, CONSOLE_EXPORT_MAX),
    read: async (ids) =>
      (await findRecords(db, entity, ids)).map((record) =>
        columns.map(({ read }) => toCell(read(record), language)),
      ),
  };
}
