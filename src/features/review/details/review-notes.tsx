import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import {
  addNote,
  deleteNote,
  listNotesFailure,
  listNotesQuery,
  updateNote,
} from '#src/api/application-review.ts';
import { useSession } from '#src/api/auth.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationNote } from '#src/contract/applications/application-review.ts';
import { isOver } from '#src/entities/application/is-over.ts';
import { noteDraftName } from '#src/lib/draft-names.ts';
import { discardDrafts } from '#src/lib/drafts.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { restoreFocus } from '#src/ui/focus.ts';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { QueryStates } from '#src/ui/query-states.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { NoteForm } from './note-form.tsx';

/** The employer's notes on an application; read-only if it is over. */
export function ReviewNotes({ application }: { application: Application }) {
  const { t } = useLingui();
  const titleId = useId();
  const { _id } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(listNotesQuery(_id));
  const adding = useMutation(addNote(_id));
  const userId = useSession().user?._id;
  const isReadOnly = isOver(application);
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-3">
      <div>
        <h3 id={titleId} ref={heading} tabIndex={-1} className="rounded-sm text-18">
          <Trans>Notes</Trans>
        </h3>
        <p className="mt-0.5 text-14 text-muted">
          <Trans>Only you see ratings, labels and notes. Candidates never do.</Trans>
        </p>
      </div>
      {!isReadOnly && (
        <NoteForm
          key={_id}
          label={t`New note`}
          draftName={noteDraftName(userId, _id)}
          submitLabel={t`Add note`}
          rows={2}
          isPending={adding.isPending}
          onSubmit={adding.mutateAsync}
        />
      )}
      <Announcement event={adding.isSuccess ? adding.submittedAt : undefined}>
        <Trans>Note saved.</Trans>
      </Announcement>
      <QueryStates
        query={query}
        skeleton={<SkeletonLines lines={['h-16']} />}
        failure={(error) => failureMessage(error, listNotesFailure)}
        empty={(notes) =>
          notes.length === 0 && (
            <p className="text-14 text-muted">
              <Trans>No notes yet.</Trans>
            </p>
          )
        }
      >
        {(notes) => (
          <ul aria-labelledby={titleId} className="grid gap-3">
            {notes.map((note) => (
              <NoteItem
                key={note._id}
                note={note}
                applicationId={_id}
                isReadOnly={isReadOnly}
                onDeleted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

type NoteItemProps = {
  note: ApplicationNote;
  applicationId: string;
  isReadOnly: boolean;
  /** Called after deletion, which removes the focused button. */
  onDeleted: () => void;
};

/** A note, which its author may change and delete. */
function NoteItem({ note, applicationId, isReadOnly, onDeleted }: NoteItemProps) {
  const { t } = useLingui();
  const times = useTimes();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const updating = useMutation(updateNote(applicationId));
  const deleting = useMutation(deleteNote(applicationId));
  const editButton = useRef<HTMLButtonElement>(null);
  const draftName = noteDraftName(useSession().user?._id, note._id);
  const leave = () => {
    setIsEditing(false);
    updating.reset();
    setTimeout(() => restoreFocus(editButton.current));
  };
  const when = times.dateTime(note.created_at) ?? '';
  return (
    <li className="rounded border border-line bg-canvas p-3">
      <div className="flex flex-wrap items-start justify-end gap-2">
        <p className="min-w-0 grow basis-48 text-13 text-muted tabular">
          <Dotted>
            <span className="font-medium text-text">{note.author || t`Deleted account`}</span>
            {when}
            {note.updated_at && <Trans>edited</Trans>}
          </Dotted>
        </p>
        {note.is_own && !isReadOnly && !isEditing && (
          <span className="-my-1.5 -me-1.5 flex">
            <IconButton
              ref={editButton}
              className="size-8"
              label={t`Edit the note from ${when}`}
              onClick={() => setIsEditing(true)}
            >
              <Icon name={moreIcons.pencil} width="16" height="16" />
            </IconButton>
            <IconButton
              className="size-8"
              label={t`Delete the note from ${when}`}
              aria-haspopup="dialog"
              onClick={() => setIsAsking(true)}
              {...onIntent(Confirm.preload)}
            >
              <Icon name={moreIcons.trash} width="16" height="16" />
            </IconButton>
          </span>
        )}
      </div>
      {isEditing ? (
        <div className="mt-2">
          <NoteForm
            label={t`Change the note`}
            draftName={draftName}
            start={note.body}
            submitLabel={t`Save note`}
            rows={3}
            isPending={updating.isPending}
            onSubmit={(body) => updating.mutateAsync({ noteId: note._id, body, __v: note.__v })}
            onSaved={leave}
          >
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                discardDrafts([draftName]);
                leave();
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          </NoteForm>
        </div>
      ) : (
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {note.body}
        </p>
      )}
      {isAsking && (
        <Confirm
          title={t`Delete this note?`}
          confirmLabel={t`Delete`}
          pending={deleting.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            void deleting
              .mutateAsync(note._id)
              .finally(() => setIsAsking(false))
              .then(onDeleted, () => undefined);
          }}
        >
          <p dir="auto" className="line-clamp-4 whitespace-pre-line">
            {note.body}
          </p>
          <p className="mt-2 text-muted">
            <Trans>This can’t be undone.</Trans>
          </p>
        </Confirm>
      )}
    </li>
  );
}
