import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { changedFields } from '#src/lib/form-draft.ts';
import { isFocusLost } from '#src/ui/focus.ts';
import type { SectionName } from './section-names.ts';
import type { ProfileFormState } from './use-profile-form.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A section of the profile was opened here: one step back closes it. */
    isSectionOpened?: boolean;
  }
}

/** A section's fields, in screen order. */
export type SectionFields<Values extends FieldValues> = {
  name: SectionName;
  fields: readonly (FieldPath<Values> & keyof Values)[];
};

/** The id of a section's button, which has the focus again once the section is closed. */
export const editButtonId = (name: SectionName) => `edit-${name}`;

/** Whether nothing that someone chose has the focus: a removed control had it, or the heading took it. */
const isFocusFree = () => isFocusLost() || document.activeElement?.matches('h1') === true;

/**
 * Which sections are open to be edited (rule PROFILE-9): `edit`, the one in the URL, and all others with changes or
 * errors, so that everything that a save sends or corrects is visible.
 */
export const useOpenSections = <Values extends FieldValues, Output>(
  { form, base }: ProfileFormState<Values, Output>,
  sections: readonly SectionFields<Values>[],
  edit: SectionName | undefined,
) => {
  const router = useRouter();
  const navigate = useNavigate({ from: '/profile' });
  type Field = FieldPath<Values>;
  const sectionOf = (field: string) =>
    sections.find(({ fields }) => fields.some((name) => name === field));
  const namesOf = (fields: readonly string[]): SectionName[] => [
    ...new Set(fields.flatMap((field) => sectionOf(field)?.name ?? [])),
  ];
  const changed = () => namesOf(changedFields(form.getValues(), base.form));

  const [others, setOthers] = useState(changed);
  const [lastEdit, setLastEdit] = useState(edit);
  if (lastEdit !== edit) {
    setLastEdit(edit);
    setOthers([...new Set([...others, ...changed()])]);
  }
  const open = sections
    .map(({ name }) => name)
    .filter((name) => name === edit || others.includes(name));

  // A link may open a section, too.
  const [linked] = useState(() => sections.find(({ name }) => name === edit)?.fields[0]);
  const target = useRef<Field | undefined>(linked);
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current.find((name) => !open.includes(name));
    before.current = open;
    const section = target.current && sectionOf(target.current);
    if (section && open.includes(section.name)) {
      form.setFocus(target.current as Field);
      target.current = undefined;
    } else if (closed && isFocusFree()) document.getElementById(editButtonId(closed))?.focus();
  });

  return {
    open,
    /** The sections with unsaved changes. */
    changed,
    /** Opens a field's section and focuses the field. Sections with changes stay open. */
    openAt: (field: Field) => {
      const section = sectionOf(field);
      if (!section) return;
      if (open.includes(section.name)) {
        form.setFocus(field);
        return;
      }
      target.current = field;
      void navigate({
        search: (search) => ({ ...search, edit: section.name }),
        // One step back closes whichever is open.
        replace: edit !== undefined,
        resetScroll: false,
        state: (state) => (edit === undefined ? { ...state, isSectionOpened: true } : state),
      });
    },
    /** Opens the sections of refused fields as well, focusing the first field if a closed section has it. */
    openRefused: (fields: readonly string[]) => {
      const first = sections
        .flatMap((section) => section.fields)
        .find((field) => fields.includes(field));
      const section = first && sectionOf(first);
      if (section && !open.includes(section.name)) target.current = first;
      setOthers((known) => [...new Set([...known, ...changed(), ...namesOf(fields)])]);
    },
    close: (closed: readonly SectionName[]) => {
      setOthers((known) => known.filter((name) => !closed.includes(name)));
      if (edit === undefined || !closed.includes(edit)) return;
      // Going back keeps the history short, unless a link opened the section.
      if (router.history.location.state.isSectionOpened)
        router.history.back({ ignoreBlocker: true });
      else
        void navigate({
          search: (search) => ({ ...search, edit: undefined }),
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        });
    },
  };
};
