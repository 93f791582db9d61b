/**
 * Three versions of a record: the one that editing started from, the edited one, and the one that
 * is stored now.
 */
export type Versions<Version> = { base: Version; mine: Version; theirs: Version };

/** A field in which the three versions aren't all the same. */
export type Change<Field> = {
  field: Field;
  /** Whether it was changed here. */
  isMine: boolean;
  /** Whether it was changed elsewhere. */
  isTheirs: boolean;
  /** Whether mine and theirs differ: both sides may have made the same change. */
  isOpen: boolean;
};

/** Which of `fields` were changed since `base`, by whom, and where the two sides differ; in the fields' order. */
export const compareVersions = <Field, Version>(
  fields: readonly Field[],
  isSame: (field: Field, one: Version, other: Version) => boolean,
  { base, mine, theirs }: Versions<Version>,
): Change<Field>[] =>
  fields
    .map((field) => ({
      field,
      isMine: !isSame(field, mine, base),
      isTheirs: !isSame(field, theirs, base),
      isOpen: !isSame(field, mine, theirs),
    }))
    .filter(({ isMine, isTheirs }) => isMine || isTheirs);
