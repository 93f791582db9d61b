import { useLingui } from '@lingui/react/macro';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Period } from '#src/entities/profile/period.tsx';
import { profilePartLabels } from '#src/entities/profile/profile-part-labels.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { listError } from '#src/ui/list-field.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { entryErrors, newestFirst } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { type Entries, type EntryKind, entryKinds, type ListName } from './entry-kinds.ts';
import type { CandidateForm } from './profile-form-schema.ts';

/** A profile's entries, newest first. A dialog edits each; removing one asks first. */
export function EntryList<Name extends ListName>({ name: listName }: { name: Name }) {
  type Entry = Entries[Name];
  const kind: EntryKind<Entry> = entryKinds[listName];
  const { t, i18n } = useLingui();
  const label = i18n._(profilePartLabels[listName]);
  const id = useId();
  const { field, fieldState } = useController<CandidateForm>({ name: listName });
  const { error } = fieldState;
  const items = field.value as readonly Entry[];
  const addButton = useRef<HTMLButtonElement>(null);
  const wrongButton = useRef<HTMLButtonElement>(null);
  const errors = entryErrors(error);
  const listProblem = listError(error);
  const firstWrong = errors.findIndex(Boolean);
  useImperativeHandle(
    field.ref,
    () => ({
      // The form requests focus before the error has rendered.
      focus: () => setTimeout(() => (wrongButton.current ?? addButton.current)?.focus()),
    }),
    [],
  );
  const [writing, setWriting] = useState<number | 'new' | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const existingEntry = typeof writing === 'number' ? items[writing] : undefined;
  const removed = removing === null ? undefined : items[removing];

  const save = (entry: Entry) => {
    const kept = items.filter((_, index) => index !== writing);
    field.onChange(newestFirst([...kept, entry]));
    setWriting(null);
  };
  const remove = () => {
    field.onChange(items.filter((_, index) => index !== removing));
    setRemoving(null);
    // The pressed button is gone.
    setTimeout(() => addButton.current?.focus());
  };

  return (
    <div>
      {items.length === 0 ? (
        <p className="text-muted">{i18n._(kind.emptyText)}</p>
      ) : (
        <ul aria-label={label} className="divide-y divide-line">
          {items.map((entry, index) => {
            const { detail, text, ...summary } = kind.summarize(entry, i18n);
            // An entry without a title gets its detail or the list's label as its name.
            const name = summary.name || detail || label;
            const errorId = `${id}-error-${index}`;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and may be alike
              <li key={index} className="py-4 first:pt-0">
                <div className="flex items-start gap-1">
                  <div dir="auto" className="min-w-0 flex-1">
                    <h3 className="text-16">{name}</h3>
                    {detail && detail !== name && <p>{detail}</p>}
                    <Period entry={entry} />
                  </div>
                  <IconButton
                    ref={index === firstWrong ? wrongButton : undefined}
                    label={t`Edit ${name}`}
                    aria-describedby={errors[index] ? errorId : undefined}
                    aria-haspopup="dialog"
                    onClick={() => setWriting(index)}
                  >
                    <Icon name={moreIcons.pencil} />
                  </IconButton>
                  <IconButton
                    label={t`Remove ${name}`}
                    aria-haspopup="dialog"
                    onClick={() => setRemoving(index)}
                    {...onIntent(Confirm.preload)}
                  >
                    <Icon name={moreIcons.trash} />
                  </IconButton>
                </div>
                {text && (
                  <p dir="auto" className="mt-2 whitespace-pre-line text-14">
                    {text}
                  </p>
                )}
                <FieldError id={errorId} error={errors[index]} />
              </li>
            );
          })}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        className="mt-4"
        aria-haspopup="dialog"
        aria-describedby={listProblem ? `${id}-error` : undefined}
        onClick={() => setWriting('new')}
      >
        <Icon name={moreIcons.plus} width="18" height="18" />
        {i18n._(kind.addLabel)}
      </Button>
      <FieldError id={`${id}-error`} error={listProblem} />
      {writing !== null && (
        <EntryDialog
          kind={kind}
          existingEntry={existingEntry}
          onSave={save}
          onClose={() => setWriting(null)}
        />
      )}
      {removed && (
        <Confirm
          title={t`Remove this entry?`}
          confirmLabel={t`Remove`}
          onConfirm={remove}
          onCancel={() => setRemoving(null)}
        >
          <p dir="auto" className="font-medium">
            {kind.summarize(removed, i18n).name}
          </p>
        </Confirm>
      )}
    </div>
  );
}
