import {
  type ConsoleField,
  consoleEntities,
  type FieldName,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';

/** The fields shown in a list's columns and beside a record's name; its dialog shows all (rule CONSOLE-2). */
const shown: {
  [Entity in ConsoleEntity]: Record<'columns' | 'beside', readonly FieldName<Entity>[]>;
} = {
  users: { columns: ['user_type', 'location'], beside: ['first_name', 'last_name'] },
  jobs: { columns: ['status', 'location', 'employer'], beside: ['company_name'] },
  // Named by its job.
  applications: { columns: ['candidate', 'status'], beside: [] },
  candidates: { columns: ['title', 'experience_level'], beside: ['email'] },
  employers: { columns: ['company_name', 'industry'], beside: ['email'] },
  messages: { columns: ['subject'], beside: ['email'] },
};

/** The columns of a list besides name, creation time and id. */
export const columnsOf = (entity: ConsoleEntity): ConsoleField[] =>
  shown[entity].columns.flatMap(
    (name) => consoleEntities[entity].fields.find((field) => field.name === name) ?? [],
  );

export const fieldsBeside = (entity: ConsoleEntity): readonly string[] => shown[entity].beside;
