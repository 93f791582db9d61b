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
 * The form of one record. `base` is the version that it was filled from: what arrives later never changes
 * what stands in the form. A save on a stale version brings `theirs`, to be settled by `resolve`.
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
        // Under their key in the catalog: the field shows them in the reader's language.
        const message = typeof text === 'string' ? text : text.id;
        issues.push({ code: 'custom', message, path: [name], input: value[name] });
      }
    }),
    defaultValues: typedOf(fields, record),
  });
  const { failures, showErrors, clear } = useServerErrors(form);

  /** What the server says of single fields stands beside them; what is about none stands over them. */
  const showRefusal = (error: unknown) =>
    showErrors(problemsOf(error), failureMessage(error, consoleFailure));

  /** Saves what was typed on the version `on`. */
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
        // Where both came to the same, there is nothing to choose.
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
    /** Back to the form as it was. */
    back: () => setTheirs(null),
    /** Takes mine for the fields named, and theirs for all others, and saves that. */
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
      // What is not saved yet differs from what is stored, and leaving asks, should saving fail.
      form.reset(stored);
      form.reset(merged, { keepDefaultValues: true });
      setBase(theirs);
      setTheirs(null);
      send(merged, theirs);
    },
  };
};
