import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, failureMessage, problemsOf } from '#src/api/api-error.ts';
import { consoleFailure, getRecordQuery } from '#src/api/console.ts';
import { createRecord, updateRecord } from '#src/api/console-mutations.ts';
import { usePasswordMin } from '#src/api/settings.ts';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { useServerErrors } from '#src/ui/use-server-errors.ts';
import { checkRecord } from './check-record.ts';
import {
  conflictsOf,
  editedRecord,
  newFields,
  newRecord,
  recordFields,
  type Typed,
  typedOf,
} from './record-values.ts';

type Saving = { entity: ConsoleEntity; record: ConsoleRecord | undefined; onSaved: () => void };

/**
 * The form of one record, filled from the version `base`; newer versions never change the form. Saving over a
 * stale version sets `theirs`, and `resolve` settles the conflict.
 */
export const useRecordForm = ({ entity, record, onSaved }: Saving) => {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<ConsoleRecord | null>(null);
  const [fields] = useState(() => (record ? recordFields(entity, record) : newFields(entity)));
  const saving = useMutation(record ? updateRecord(entity, record._id) : createRecord(entity));

  const passwordMin = usePasswordMin();

  const form = useSchemaForm({
    schema: z.record(z.string(), z.string()).check(({ value, issues }) => {
      for (const [name, text] of Object.entries(checkRecord(fields, value, base, passwordMin))) {
        // Catalog keys, which the field translates.
        const message = typeof text === 'string' ? text : text.id;
        issues.push({ code: 'custom', message, path: [name], input: value[name] });
      }
    }),
    defaultValues: typedOf(fields, record),
  });
  const { failures, showErrors, clear } = useServerErrors(form);

  /** Shows the server's field errors beside the fields and other errors above the form. */
  const showRefusal = (error: unknown) =>
    showErrors(problemsOf(error), failureMessage(error, consoleFailure));

  /** Saves the input over the version `on`. */
  const send = (typed: Typed, on: ConsoleRecord | undefined) => {
    clear();
    saving.mutate(on ? editedRecord(fields, typed, on) : newRecord(fields, typed), {
      onSuccess: onSaved,
      onError: async (error) => {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (!isConflict || !on) return showRefusal(error);
        const current = await queryClient
          .fetchQuery(getRecordQuery(entity, on._id))
          .catch(() => null);
        if (current === null || current.__v === on.__v) return showRefusal(error);
        setBase(on);
        // Nothing to choose if both versions made the same changes.
        if (conflictsOf(fields, typed, on, current).length === 0) return send(typed, current);
        setTheirs(current);
      },
    });
  };

  return {
    form,
    fields,
    base,
    theirs,
    failures,
    isSaving: saving.isPending,
    submit: (typed: Typed) => send(typed, base),
    conflicts: theirs && base ? conflictsOf(fields, form.getValues(), base, theirs) : [],
    /** Returns to the unchanged form. */
    back: () => setTheirs(null),
    /** Merges and saves: the fields in `mine` keep the user's values, all others get `theirs`. */
    resolve: (mine: ReadonlySet<string>) => {
      if (!theirs) return;
      const typed = form.getValues();
      const stored = typedOf(fields, theirs);
      const merged = Object.fromEntries(
        fields.map(({ name, kind }) => {
          const isMine = mine.has(name) || kind === 'password';
          return [name, (isMine ? typed[name] : stored[name]) ?? ''];
        }),
      );
      // Marks unsaved values as changes, so that leaving asks first if saving fails.
      form.reset(stored);
      form.reset(merged, { keepDefaultValues: true });
      setBase(theirs);
      setTheirs(null);
      send(merged, theirs);
    },
  };
};
