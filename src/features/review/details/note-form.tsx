import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureMessage, problemsOf } from '#src/api/api-error.ts';
import { saveNoteFailure } from '#src/api/application-review.ts';
import { noteInputSchema } from '#src/contract/applications/application-review.ts';
import { NOTE_MAX } from '#src/contract/limits.ts';
import { draftOf, textPart } from '#src/lib/form-draft.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Form } from '#src/ui/form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { useServerErrors } from '#src/ui/use-server-errors.ts';

type NoteFormProps = {
  label: string;
  /** The name of the draft that keeps unsaved text in the browser. */
  draftName: string;
  /** The text of the note that is edited. */
  start?: string;
  submitLabel: string;
  rows: number;
  isPending: boolean;
  onSubmit: (body: string) => Promise<unknown>;
  onSaved?: () => void;
  children?: ReactNode;
};

/** The form for a new note or a change to one. Unsaved text is kept as a draft. */
export function NoteForm({
  label,
  draftName,
  start = '',
  submitLabel,
  rows,
  isPending,
  onSubmit,
  onSaved,
  children,
}: NoteFormProps) {
  const { i18n } = useLingui();
  const base = { form: { body: start } };
  const { form, settle } = useDraftForm({
    schema: noteInputSchema,
    start: base,
    draft: draftOf<{ body: string }>(textPart(draftName, 'body')),
  });
  const { failures, showErrors, clear } = useServerErrors(form);
  const save = async ({ body }: { body: string }) => {
    const sent = { ...form.getValues() };
    clear();
    await onSubmit(body).then(
      () => {
        settle(sent, base);
        onSaved?.();
      },
      (error: unknown) => showErrors(problemsOf(error), failureMessage(error, saveNoteFailure)),
    );
  };
  const [failure] = failures;
  return (
    <Form form={form} onSubmit={save} className="grid gap-2 print:hidden">
      <TextArea
        label={label}
        rows={rows}
        limit={NOTE_MAX}
        error={form.formState.errors.body?.message ?? (failure && translate(i18n, failure))}
        {...form.register('body', { onChange: clear })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small" pending={isPending}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </Form>
  );
}
