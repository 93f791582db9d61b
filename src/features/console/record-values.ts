import {
  type ConsoleField,
  type ConsoleRecord,
  consoleEntities,
  describedField,
  FIXED_KEYS,
  isSameValue,
  MULTILINE_OVER,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { type Change, compareVersions } from '#src/lib/compare-versions.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';

/** The kinds of input in the dialog. */
type FieldKind = 'line' | 'lines' | 'number' | 'boolean' | 'json' | 'choice' | 'date' | 'password';

export type RecordField = {
  name: string;
  kind: FieldKind;
  choices: readonly string[];
  readOnly: boolean;
  /** The field's description; undefined for an unknown key. */
  described: ConsoleField | undefined;
};

/** The input by field name. */
export type Typed = Record<string, string>;

const isLong = (value: string): boolean => value.length > MULTILINE_OVER || value.includes('\n');

/** Derives the kind of input from the description, or else from the value (rule CONSOLE-5). */
const kindOf = (value: unknown, described: ConsoleField | undefined, isNew: boolean): FieldKind => {
  if (described?.type === 'secret') return 'password';
  if (described?.type === 'choice') return 'choice';
  if (described?.type === 'date') return 'date';
  if (described?.type === 'boolean' || typeof value === 'boolean') return 'boolean';
  if (described?.type === 'number' || typeof value === 'number') return 'number';
  if (described?.type === 'json' || (typeof value === 'object' && value !== null)) return 'json';
  if (isNew && described?.long) return 'lines';
  // Saving from a single-line input would lose line breaks.
  return typeof value === 'string' && isLong(value) ? 'lines' : 'line';
};

const toField = (
  name: string,
  value: unknown,
  described: ConsoleField | undefined,
  isNew: boolean,
): RecordField => {
  const offered = (isNew && described?.createChoices) || described?.choices || [];
  // Keeps a stored value that is no longer a choice, so that opening a record doesn't change it.
  const isUnknownChoice = !isNew && typeof value === 'string' && !offered.includes(value);
  return {
    name,
    kind: kindOf(value, described, isNew),
    choices: isUnknownChoice ? [value, ...offered] : offered,
    readOnly: !isNew && Boolean(described?.readOnly || described?.onlyCreate),
    described,
  };
};

/** The fields of the form for a new record (rule CONSOLE-6). */
export const newFields = (entity: ConsoleEntity): RecordField[] =>
  consoleEntities[entity].fields
    .filter((field) => field.inCreate)
    .map((field) => toField(field.name, undefined, field, true));

/** The record's keys in their order, then the write-only fields (rule CONSOLE-4). */
export const recordFields = (entity: ConsoleEntity, record: ConsoleRecord): RecordField[] => {
  const fixed: readonly string[] = FIXED_KEYS;
  const shown = Object.keys(record).filter((key) => !fixed.includes(key));
  const secrets = consoleEntities[entity].fields.filter(({ type }) => type === 'secret');
  return [
    ...shown.map((key) => toField(key, record[key], describedField(entity, key), false)),
    ...secrets.map((field) => toField(field.name, undefined, field, false)),
  ];
};

/** Converts a stored value to input text. */
export const toTyped = ({ kind }: Pick<RecordField, 'kind'>, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' && kind !== 'json') return value;
  // Numbers and booleans read the same in JSON.
  return JSON.stringify(value, null, 2);
};

/** The dialog's initial values; a new record gets the first option of each choice. */
export const typedOf = (fields: readonly RecordField[], record?: ConsoleRecord): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      if (record) return [field.name, toTyped(field, record[field.name])];
      if (field.kind === 'json') return [field.name, '[]'];
      return [field.name, startChoice(field) ?? ''];
    }),
  );

/** A new job starts as published, an application as pending (rule CONSOLE-6). */
const startChoice = ({ choices }: RecordField): string | undefined =>
  choices.includes('published') ? 'published' : choices[0];

/** The array or object in JSON text; null for anything else. */
export const readJson = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

/** Converts input text to a record value. Invalid JSON or numbers stay text, which the field's rule rejects. */
export const toValue = ({ kind, described }: RecordField, typed: string): unknown => {
  if (kind === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : typed;
  if (kind === 'number') {
    const number = typed.trim() === '' ? 0 : readTypedNumber(typed, 'number');
    return Number.isNaN(number) ? typed : number;
  }
  if (kind === 'json') return readJson(typed) ?? typed;
  const isDate = kind === 'date' || described?.type === 'datetime';
  return isDate && typed.trim() === '' ? null : typed;
};

/** Whether the input differs from the record. A blank secret is no change. */
export const isChanged = (field: RecordField, typed: Typed, record: ConsoleRecord): boolean => {
  const text = typed[field.name] ?? '';
  if (field.readOnly) return false;
  if (text === toTyped(field, record[field.name])) return false;
  return !isSameValue(toValue(field, text), record[field.name]);
};

/** The whole record with the user's changes applied (rule CONSOLE-7). */
export const editedRecord = (
  fields: readonly RecordField[],
  typed: Typed,
  record: ConsoleRecord,
): Record<string, unknown> => ({
  ...record,
  ...Object.fromEntries(
    fields
      .filter((field) => isChanged(field, typed, record))
      .map((field) => [field.name, toValue(field, typed[field.name] ?? '')]),
  ),
});

/** A new record from the input. Omits blank fields, unless required, so that the server applies its defaults. */
export const newRecord = (fields: readonly RecordField[], typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name, described }) => typed[name] !== '' || described?.required)
      .map((field) => [field.name, toValue(field, typed[field.name] ?? '')]),
  );

/**
 * The fields in which the user's edit of `base` differs from the stored version. `isMine` marks fields that the
 * user changed; their values are preselected.
 */
export const conflictsOf = (
  fields: readonly RecordField[],
  typed: Typed,
  base: ConsoleRecord,
  theirs: ConsoleRecord,
): Change<RecordField>[] =>
  compareVersions<RecordField, Record<string, unknown>>(
    fields.filter(({ readOnly }) => !readOnly),
    ({ name }, one, other) => isSameValue(one[name], other[name]),
    { base, mine: editedRecord(fields, typed, base), theirs },
  ).filter(({ isOpen }) => isOpen);
