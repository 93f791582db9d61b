import * as z from 'zod/mini';
import { discardDrafts, readDraft, saveDraft } from './drafts.ts';

/** A form's initial state: its values, and whatever else is needed later. */
export type FormBase<Values> = { form: Values };

/** Where the draft of a form is saved in the browser. */
export type FormDraft<Values, Base extends FormBase<Values> = FormBase<Values>> = {
  /** The draft's values and base, with `start` for missing fields; null without a draft. */
  read: (start: Base) => { form: Values; base: Base } | null;
  save: (form: Values, base: Base) => void;
  discard: () => void;
};

/** Some of a form's fields, saved under one name. */
export type DraftPart<Values> = {
  name: string;
  read: () => Partial<Values>;
  save: (form: Values, start: Values) => void;
};

const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields in which `form` differs from `start`. */
export const changedFields = <Values extends object>(
  form: Values,
  start: Values,
): (keyof Values & string)[] =>
  (Object.keys(form) as (keyof Values & string)[]).filter(
    (field) => !isSameValue(form[field], start[field]),
  );

/** A schema for each field of a draft. */
export type FieldSchemas<Values> = {
  [Field in keyof Values]: z.ZodMiniType<Values[Field]>;
};

/** The fields of `saved` that are valid by `schemas`: another version of this app may have saved them. */
export const readFields = <Values extends object>(
  schemas: FieldSchemas<Values>,
  saved: unknown,
): Partial<Values> => {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return {};
  const entries = Object.entries(saved).flatMap(([field, value]) => {
    if (!Object.hasOwn(schemas, field)) return [];
    const result = z.safeParse(schemas[field as keyof Values], value);
    return result.success ? [[field, result.data] as const] : [];
  });
  return Object.fromEntries(entries) as Partial<Values>;
};

/** The JSON saved under `name`; undefined when there is none. */
export const readJsonDraft = (name: string): unknown => {
  try {
    return JSON.parse(readDraft(name));
  } catch {
    return undefined;
  }
};

/** One text field, saved as plain text. */
export const textPart = <Field extends string>(
  name: string,
  field: Field,
): DraftPart<Record<Field, string>> => ({
  name,
  read: () => {
    const text = readDraft(name);
    return (text === '' ? {} : { [field]: text }) as Partial<Record<Field, string>>;
  },
  save: (form) => saveDraft(name, form[field]),
});

/**
 * The changed fields of `schemas`, saved as JSON. Saving all would let an old draft revert later changes made
 * elsewhere.
 */
export const changedPart = <Values extends object>(
  name: string,
  schemas: FieldSchemas<Values>,
): DraftPart<Values> => ({
  name,
  read: () => readFields(schemas, readJsonDraft(name)),
  save: (form, start) => {
    const changed = changedFields(form, start).filter((field) => Object.hasOwn(schemas, field));
    const fields = Object.fromEntries(changed.map((field) => [field, form[field]]));
    saveDraft(name, changed.length > 0 ? JSON.stringify(fields) : '');
  },
});

/** A draft of several parts, merged into the form's initial values. */
export const draftOf = <Values extends object>(
  ...parts: readonly DraftPart<NoInfer<Values>>[]
): FormDraft<Values> => ({
  read: (start) => {
    const typed = parts.flatMap((part) => Object.entries(part.read()));
    // Fields that the form no longer has are left out.
    const known = typed.filter(([field]) => field in start.form);
    return { form: { ...start.form, ...Object.fromEntries(known) }, base: start };
  },
  save: (form, base) => {
    for (const part of parts) part.save(form, base.form);
  },
  discard: () => discardDrafts(parts.map(({ name }) => name)),
});
