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

/** How a field of the dialog is shown and typed into. */
type FieldKind = 'line' | 'lines' | 'number' | 'boolean' | 'json' | 'choice' | 'date' | 'password';

/** One field of the dialog. */
export type RecordField = {
  name: string;
  kind: FieldKind;
  choices: readonly string[];
  readOnly: boolean;
  /** What the server accepts; absent for a key that no description knows. */
  described: ConsoleField | undefined;
};

/** What is typed, by the fields' names. */
export type Typed = Record<string, string>;

const isLong = (value: string): boolean => value.length > MULTILINE_OVER || value.includes('\n');

/** The kind of field that a value asks for (rule CONSOLE-5); the description knows what a blank one is. */
const kindOf = (value: unknown, described: ConsoleField | undefined, isNew: boolean): FieldKind => {
  if (described?.type === 'secret') return 'password';
  if (described?.type === 'choice') return 'choice';
  if (described?.type === 'date') return 'date';
  if (described?.type === 'boolean' || typeof value === 'boolean') return 'boolean';
  if (described?.type === 'number' || typeof value === 'number') return 'number';
  if (described?.type === 'json' || (typeof value === 'object' && value !== null)) return 'json';
  if (isNew && described?.long) return 'lines';
  // In a single line, a line break would be lost as soon as it is saved.
  return typeof value === 'string' && isLong(value) ? 'lines' : 'line';
};

const toField = (
  name: string,
  value: unknown,
  described: ConsoleField | undefined,
  isNew: boolean,
): RecordField => {
  const offered = (isNew && described?.createChoices) || described?.choices || [];
  // A stored value that is not offered stays a choice: opening a record changes nothing of it.
  const isUnknownChoice = !isNew && typeof value === 'string' && !offered.includes(value);
  return {
    name,
    kind: kindOf(value, described, isNew),
    choices: isUnknownChoice ? [value, ...offered] : offered,
    readOnly: !isNew && Boolean(described?.readOnly || described?.onlyCreate),
    described,
  };
};

/** The fixed fields that creating shows (rule CONSOLE-6). */
export const newFields = (entity: ConsoleEntity): RecordField[] =>
  consoleEntities[entity].fields
    .filter((field) => field.inCreate)
    .map((field) => toField(field.name, undefined, field, true));

/** The fields of a record's own keys, in their order, and after them what is only ever written (rule CONSOLE-4). */
export const recordFields = (entity: ConsoleEntity, record: ConsoleRecord): RecordField[] => {
  const fixed: readonly string[] = FIXED_KEYS;
  const shown = Object.keys(record).filter((key) => !fixed.includes(key));
  const secrets = consoleEntities[entity].fields.filter(({ type }) => type === 'secret');
  return [
    ...shown.map((key) => toField(key, record[key], describedField(entity, key), false)),
    ...secrets.map((field) => toField(field.name, undefined, field, false)),
  ];
};

/** A value as it stands in its field. */
export const toTyped = ({ kind }: Pick<RecordField, 'kind'>, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' && kind !== 'json') return value;
  // Numbers and booleans read the same in JSON.
  return JSON.stringify(value, null, 2);
};

/** What stands in the fields when the dialog opens; a new record begins with the first of each choice. */
export const typedOf = (fields: readonly RecordField[], record?: ConsoleRecord): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      if (record) return [field.name, toTyped(field, record[field.name])];
      if (field.kind === 'json') return [field.name, '[]'];
      const first = field.name === 'status' ? startStatus(field) : field.choices[0];
      return [field.name, field.kind === 'choice' ? (first ?? '') : ''];
    }),
  );

/** A job begins as published, an application as pending (rule CONSOLE-6). */
const startStatus = ({ choices }: RecordField): string | undefined =>
  choices.includes('published') ? 'published' : choices[0];

/** The text as JSON: its value, or what is wrong with it. Only arrays and objects are taken. */
export const readJson = (text: string): { value: unknown } | { problem: string } => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { value } : { problem: '' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : '' };
  }
};

/** What is typed as a value of the record. A text that is no JSON, or no number, stays a text, which the field's rule refuses. */
export const toValue = ({ kind, described }: RecordField, typed: string): unknown => {
  if (kind === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : typed;
  if (kind === 'number') {
    const number = typed.trim() === '' ? 0 : readTypedNumber(typed, 'number');
    return Number.isNaN(number) ? typed : number;
  }
  if (kind === 'json') {
    const read = readJson(typed);
    return 'value' in read ? read.value : typed;
  }
  const isDate = kind === 'date' || described?.type === 'datetime';
  return isDate && typed.trim() === '' ? null : typed;
};

/** What is typed differs from what the record holds. A secret that is left blank does not. */
export const isChanged = (field: RecordField, typed: Typed, record: ConsoleRecord): boolean => {
  const text = typed[field.name] ?? '';
  if (field.readOnly) return false;
  if (field.kind === 'password') return text !== '';
  if (text === toTyped(field, record[field.name])) return false;
  return !isSameValue(toValue(field, text), record[field.name]);
};

/** The whole edited record (rule CONSOLE-7): its own values, and over them what was typed. */
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

/** A new record: what was typed into its fields. What was left blank is left to the server, but for what it needs. */
export const newRecord = (fields: readonly RecordField[], typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name, described }) => typed[name] !== '' || described?.required)
      .map((field) => [field.name, toValue(field, typed[field.name] ?? '')]),
  );

/**
 * The fields in which what I typed over `base` and the stored version differ; `isMine` where I changed it
 * myself, which is then taken at first.
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
