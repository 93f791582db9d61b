import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { changedFields, type FormBase, type FormDraft } from '#src/lib/form-draft.ts';
import { useSchemaForm } from './use-schema-form.ts';

type DraftForm<Values extends FieldValues, Output, Base extends FormBase<Values>> = {
  schema: StandardSchemaV1<Values, Output>;
  /** The form's initial values when there is no draft. */
  start: Base;
  /** Where the draft is saved. The first render's is used until unmounting, even if the user logs out meanwhile. */
  draft: FormDraft<Values, Base>;
  /** Whether two forms would send the same values. */
  isSame?: (one: Values, other: Values) => boolean;
};

/**
 * A form whose draft is saved in the browser on every change, and restored after a reload, crash or expired session.
 * Values equal to the base are no draft (rule FORM-2).
 */
export const useDraftForm = <
  Values extends FieldValues,
  Output,
  Base extends FormBase<Values> = FormBase<Values>,
>({
  schema,
  start,
  draft: given,
  isSame = (one, other) => changedFields(one, other).length === 0,
}: DraftForm<Values, Output, Base>) => {
  const [draft] = useState(given);
  const isOnScreen = useRef(true);
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  const [restored] = useState(() => {
    const found = draft.read(start);
    return found && !isSame(found.form, start.form) ? found : null;
  });
  const [base, setBase] = useState(restored?.base ?? start);
  const [isChanged, setIsChanged] = useState(restored !== null);
  const [isRestored, setIsRestored] = useState(restored !== null);

  const save = (values: Values, on = base) => {
    const differs = !isSame(values, on.form);
    setIsChanged(differs);
    if (differs) draft.save(values, on);
    else draft.discard();
  };
  const form = useSchemaForm({
    schema,
    defaultValues: base.form as DefaultValues<Values>,
    onChange: (values: Values) => save(values),
  });

  // Restored values count as changes to their base.
  useLayoutEffect(() => {
    if (restored) form.reset(restored.form, { keepDefaultValues: true });
  }, [form, restored]);

  /**
   * Restarts from `next`, optionally with other `values`, which count as changes. Once the screen was left, its draft
   * may belong to a newer screen, or have been discarded by logging out: then it is never written, only discarded.
   */
  const begin = (next: Base, values: Values = next.form) => {
    if (!isOnScreen.current) {
      if (isSame(values, next.form)) draft.discard();
      return;
    }
    form.reset(next.form);
    if (!isSame(values, next.form)) form.reset(values, { keepDefaultValues: true });
    setBase(next);
    setIsRestored(false);
    save(values, next);
  };

  return {
    form,
    /** What the form started from. */
    base,
    /** Whether the form differs from its base. */
    isChanged,
    /** Whether its values were restored from a draft. */
    isRestored: isRestored && isChanged,
    /** Discards the draft of a sent or abandoned form. */
    discard: draft.discard,
    begin,
    /**
     * Restarts from `next` after `sent` was saved; later edits stay, as changes. Returns whether there were none.
     * Reads the draft, because the screen may have been left and reopened since.
     */
    settle: (sent: Values, next: Base): boolean => {
      const now = draft.read(base)?.form ?? base.form;
      const isDone = isSame(now, sent);
      begin(next, isDone ? next.form : now);
      return isDone;
    },
  };
};
