import type { ReactNode } from 'react';
import { saveNoteFailure } from '#src/api/application-review.ts';
import { noteInputSchema } from '#src/contract/applications/application-review.ts';
import { NOTE_MAX } from '#src/contract/limits.ts';
import { useTextForm } from '#src/entities/application/use-text-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Form } from '#src/ui/form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';

type NoteFormProps = {
  label: string;
  /** The name of the browser draft that keeps unsaved text. */
  draftName: string;
  /** The text of the note being edited. */
  start?: string;
  submitLabel: string;
  rows: number;
  isPending: boolean;
  onSubmit: (body: string) => Promise<unknown>;
  onSaved?: () => void;
  children?: ReactNode;
};

/** The form for a new or edited note. Unsaved text is kept as a draft. */
export function NoteForm({
  label,
  draftName,
  start,
  submitLabel,
  rows,
  isPending,
  onSubmit,
  onSaved,
  children,
}: NoteFormProps) {
  const { form, field, submit } = useTextForm({
    schema: noteInputSchema,
    draftName,
    start,
    send: onSubmit,
    failure: saveNoteFailure,
    onSent: onSaved,
  });
  return (
    <Form form={form} onSubmit={submit} className="grid gap-2 print:hidden">
      <TextArea label={label} rows={rows} limit={NOTE_MAX} {...field} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small" pending={isPending}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </Form>
  );
}
