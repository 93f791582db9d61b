import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { consoleFailure, getRecordLogQuery } from '#src/api/console.ts';
import type { AuditAction, AuditChange, AuditEntry } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { QueryStates } from '#src/ui/query-states.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { sayChoice } from './choice-labels.ts';
import { FieldLabel } from './field-label.tsx';

const actionLabels: Record<AuditAction, MessageDescriptor> = {
  create: msg`Created`,
  update: msg`Changed`,
  delete: msg`Deleted`,
  grant: msg`Admin access granted`,
  revoke: msg`Admin access removed`,
};

/** The audit log of the record, fetched when opened. */
export function RecordHistory({ entity, id }: { entity: ConsoleEntity; id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary={<Trans>History</Trans>}
      className="mt-6 rounded border border-line"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <div className="border-line border-t p-4 sm:p-5">
        {isOpen && <Entries entity={entity} id={id} />}
      </div>
    </Disclosure>
  );
}

function Entries({ entity, id }: { entity: ConsoleEntity; id: string }) {
  const query = useQuery(getRecordLogQuery(entity, id));
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonLines lines={['h-12 w-full']} />}
      failure={(error) => failureMessage(error, consoleFailure)}
      empty={(entries) =>
        entries.length === 0 && (
          <p className="text-14 text-muted">
            <Trans>No changes have been made here yet.</Trans>
          </p>
        )
      }
    >
      {(entries) => (
        <ol className="grid gap-4">
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
    </QueryStates>
  );
}

function Entry({
  entry: { action, actor, created_at, changes, is_erased },
}: {
  entry: AuditEntry;
}) {
  const { t, i18n } = useLingui();
  const times = useTimes();
  return (
    <li className="min-w-0 text-14">
      <p className="wrap-anywhere">
        <span className="font-medium">{i18n._(actionLabels[action])}</span>
        {' · '}
        {actor || t`Deleted account`}
        {' · '}
        <time dateTime={created_at} className="text-muted">
          {times.dateTime(created_at)}
        </time>
      </p>
      {is_erased && (
        <p className="mt-1 text-muted">
          <Trans>These values were those of a deleted account and can’t be read any more.</Trans>
        </p>
      )}
      <ul className="mt-1 grid gap-1 empty:hidden">
        {changes.map((change) => (
          <li key={change.field} className="wrap-anywhere text-muted">
            <Change change={change} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Characters shown per value. */
const SHOWN_MAX = 200;

function Change({ change: { field, from, to } }: { change: AuditChange }) {
  const { t, i18n } = useLingui();
  const say = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'string') return sayChoice(i18n, field, value);
    return JSON.stringify(value) ?? '';
  };
  const shown = (value: unknown): string => {
    const text = say(value);
    return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  };
  return (
    <>
      <span className="text-text">
        <FieldLabel name={field} />
      </span>
      {': '}
      {from !== undefined && (
        <>
          <del>{shown(from)}</del>
          {/* For screen readers and copied text. */}
          <span className="sr-only">{' → '}</span>
          <Icon
            name={moreIcons.arrowRight}
            width="16"
            height="16"
            className="mx-1 inline-block align-text-bottom"
          />
        </>
      )}
      <ins className="text-text no-underline">{shown(to)}</ins>
    </>
  );
}
