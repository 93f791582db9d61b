import * as z from 'zod/mini';
import { emailKey } from '#server/domains/accounts/queries.ts';
import { fieldProblem } from '#server/http/problem.ts';
import { parse } from '#server/http/request.ts';
import {
  type AuditChange,
  type ConsoleField,
  type ConsoleRecord,
  consoleEntities,
  describedField,
  FIXED_KEYS,
  isSameValue,
  MASK,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { errorMessages } from '#src/contract/error-messages.ts';

export type Values = Record<string, unknown>;

const isFixed = (name: string): boolean => (FIXED_KEYS as readonly string[]).includes(name);

/** The described field of this name. Refuses (400) an unknown one. */
function known(entity: ConsoleEntity, name: string): ConsoleField {
  const field = describedField(entity, name);
  if (!field) throw fieldProblem(name, errorMessages.fieldUnknown);
  return field;
}

/** Checks the values by their fields' schemas. Refuses (400) with one message per field. */
const check = (fields: readonly ConsoleField[], values: Values): Values =>
  parse(z.object(Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))), values);

/** A checked value as it is stored: moments in UTC, email addresses of accounts in lower case. */
function normal(entity: ConsoleEntity, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (describedField(entity, name)?.type === 'datetime') return new Date(value).toISOString();
  return entity === 'users' && name === 'email' ? emailKey(value) : value;
}

const normalized = (entity: ConsoleEntity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, normal(entity, name, value)]),
  );

/** A blank password keeps the old one. */
const isLeftOut = (field: ConsoleField, value: unknown): boolean =>
  value === undefined || (field.type === 'secret' && (value === '' || value === null));

/** The checked values of a new record. Refuses with 400. */
export function newValues(entity: ConsoleEntity, body: Values): Values {
  for (const name of Object.keys(body))
    if (!isFixed(name) && known(entity, name).readOnly)
      throw fieldProblem(name, errorMessages.fieldReadOnly);
  const given = consoleEntities[entity].fields.filter(
    (field) => !field.readOnly && (field.required || body[field.name] !== undefined),
  );
  return normalized(entity, check(given, body));
}

/**
 * The checked values that differ from the stored record. Unchanged fields are not checked, so that a record with an
 * invalid value in one field can still be corrected in another. Refuses with 400 (rule CONSOLE-7).
 */
export function changedValues(entity: ConsoleEntity, stored: ConsoleRecord, body: Values): Values {
  const fields: ConsoleField[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (isFixed(name)) continue;
    const field = known(entity, name);
    if (isLeftOut(field, value) || isSameValue(value, stored[name])) continue;
    if (field.readOnly || field.onlyCreate) throw fieldProblem(name, errorMessages.fieldReadOnly);
    fields.push(field);
  }
  const values = normalized(entity, check(fields, body));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(value, stored[name])),
  );
}

/** The changes for the audit log: each field's value before and after, with secrets masked (rule CONSOLE-10). */
export function auditChanges(
  entity: ConsoleEntity,
  values: Values,
  before?: ConsoleRecord,
): AuditChange[] {
  return Object.entries(values).flatMap(([name, to]) => {
    const field = describedField(entity, name);
    if (!field) return [];
    const isSecret = field.type === 'secret';
    return {
      field: name,
      ...(before && { from: isSecret ? MASK : (before[name] ?? null) }),
      to: isSecret ? MASK : to,
    };
  });
}
