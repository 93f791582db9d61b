import { useLingui } from '@lingui/react/macro';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#src/contract/applications/statuses.ts';
import type { ConsoleField, ConsoleRecord } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { useTimes } from '#src/lib/use-times.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Link } from '#src/ui/link.tsx';
import { sayChoice } from './choice-labels.ts';
import { useShortDateTime } from './use-short-date-time.ts';

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

/** What a blank value shows. */
export function Blank() {
  return (
    <span aria-hidden="true" className="text-muted">
      –
    </span>
  );
}

/** No job has such a status. */
const isApplicationStatus = (text: string): text is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly string[]).includes(text);

/**
 * A record's value on one line, in the reader's words (rule CONSOLE-13): an id as a link with the name of its record, a
 * choice by its label. It may be cut off, so its title has all of it.
 */
export function RecordValue({ field, record }: { field: ConsoleField; record: ConsoleRecord }) {
  const { t, i18n } = useLingui();
  const times = useTimes();
  const formatShort = useShortDateTime();
  const value = record[field.name];
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (isBlank(value)) return <Blank />;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field.refersTo)
    return <RecordLink tab={field.refersTo} id={text} name={record._names?.[field.name]} />;
  if (field.name === 'status' && isApplicationStatus(text))
    return <StatusBadge status={isBlank(record.withdrawn_at) ? text : 'withdrawn'} />;
  if (field.type === 'choice') return <Badge>{sayChoice(i18n, field.name, text)}</Badge>;
  if (field.type === 'datetime')
    return <span title={times.dateTime(text) ?? undefined}>{formatShort(text)}</span>;
  return <span title={text}>{text}</span>;
}

/** A link to a record, labelled with its name or else its id (rule CONSOLE-3). */
export function RecordLink({
  tab,
  id,
  name,
}: {
  tab: ConsoleEntity;
  id: string;
  name: string | undefined;
}) {
  return (
    <Link
      from="/$console"
      to="."
      search={{ tab, record: id }}
      resetScroll={false}
      preload={false}
      title={name || id}
      className="relative text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {name || id}
    </Link>
  );
}
