import {
  type ConsoleField,
  consoleEntities,
  type FieldName,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';

/** The fields shown in a list's columns and below a record's name; its dialog shows all (rule CONSOLE-2). */
const shown: {
  [Entity in ConsoleEntity]: Record<'columns' | 'below', readonly FieldName<Entity>[]>;
} = {
  users: { columns: ['user_type', 'location', 'is_admin'], below: ['first_name', 'last_name'] },
  jobs: { columns: ['status', 'location', 'employer'], below: ['company_name'] },
  applications: {
    columns: ['status', 'interview_date', 'withdrawn_at'],
    below: ['contact_email'],
  },
  candidates: { columns: ['title', 'experience_level'], below: ['email'] },
  employers: { columns: ['company_name', 'industry'], below: ['email'] },
  messages: { columns: ['subject'], below: ['email'] },
};

/** The columns of a list besides name, creation time and id. */
export const columnsOf = (entity: ConsoleEntity): ConsoleField[] =>
  shown[entity].columns.flatMap(
    (name) => consoleEntities[entity].fields.find((field) => field.name === name) ?? [],
  );

export const fieldsBelow = (entity: ConsoleEntity): readonly string[] => shown[entity].below;
