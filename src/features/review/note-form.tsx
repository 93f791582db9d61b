import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { saveNoteFailure } from '../../api/application-review.ts';
import { NOTE_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { discardDrafts, readDraft, saveDraft } from '../../lib/drafts.ts';
import { translate } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type NoteFormProps = {
  label: string;
  /** The name under which what is typed is kept in the browser. */
  draftName: string;
  /** What the note says now. */
  start?: string;
  submitLabel: string;
  rows: number;
  isPending: boolean;
  error: Error | null;
  /** Sends the text; `onSaved` is to be called when it was saved. */
  onSubmit: (body: string, onSaved: () => void) => void;
  children?: ReactNode;
};

/** The form of a note, a new one or a change. What was typed and not saved is kept. */
export function NoteForm({
  label,
  draftName,
  start = '',
  submitLabel,
  rows,
  isPending,
  error,
  onSubmit,
  children,
}: NoteFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(() => readDraft(draftName) || start);
  // The field holds its text itself; another key empties it.
  const [savedCount, setSavedCount] = useState(0);
  const [wrong, setWrong] = useState<string>();
  const [failure] = error ? describeFailures(error, saveNoteFailure) : [];

  const type = (value: string) => {
    setText(value);
    saveDraft(draftName, value === start ? '' : value);
    setWrong(undefined);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === '') setWrong(messages.noteRequired);
    else if (body.length > NOTE_MAX) setWrong(messages.textTooLong);
    else if (!isPending)
      onSubmit(body, () => {
        // What was typed meanwhile stays.
        if (readDraft(draftName).trim() === body) discardDrafts([draftName]);
        if (readDraft(draftName) !== '') return;
        setText('');
        setSavedCount((count) => count + 1);
      });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextArea
        key={savedCount}
        label={label}
        rows={rows}
        limit={NOTE_MAX}
        defaultValue={text}
        error={wrong ?? (failure && translate(i18n, failure))}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small" pending={isPending}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
