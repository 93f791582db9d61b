import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { addNote, notesFailure, reviewQueries } from '../../api/application-review.ts';
import { useSession } from '../../api/auth.ts';
import type { Application } from '../../contract/application.ts';
import { noteDraftName } from '../../lib/draft-names.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';

/** The notes of the employer's side on an application; of a withdrawn one to read. */
export function ReviewNotes({ application }: { application: Application }) {
  const { t } = useLingui();
  const titleId = useId();
  const { _id } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(reviewQueries.notes(_id));
  const adding = useMutation(addNote(_id));
  const userId = useSession().user?._id;
  const isReadOnly = !!application.withdrawn_at;
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
        skeleton={
          <Skeleton>
            <SkeletonLine className="h-16" />
          </Skeleton>
        }
        failure={(error) => describeFailure(error, notesFailure)}
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
