import { useLingui } from '@lingui/react/macro';
import type { ConsoleField, ConsoleRecord } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Link } from '#src/ui/link.tsx';

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

/** A record's value in a list; an id shows as a link with the name of its record. */
export function RecordValue({ field, record }: { field: ConsoleField; record: ConsoleRecord }) {
  const { t } = useLingui();
  const formats = useFormats();
  const value = record[field.name];
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (value === null || value === undefined || value === '')
    return <span aria-hidden="true">–</span>;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field.refersTo)
    return <RecordLink tab={field.refersTo} id={text} name={record._names?.[field.name]} />;
  if (field.type === 'choice')
    return (
      <span className="whitespace-nowrap">
        <Badge>{text}</Badge>
      </span>
    );
  return field.type === 'datetime' ? formats.dateTime(text) : text;
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
      className="wrap-anywhere relative text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {name || id}
    </Link>
  );
}
