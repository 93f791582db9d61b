import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { ShortId } from '#src/ui/short-id.tsx';
import { sayChoice } from './choice-labels.ts';
import { FieldLabel } from './field-label.tsx';
import { nameField } from './field-names.ts';
import { countEntries, JsonFold } from './json-fold.tsx';
import { Blank, isBlank, RecordLink } from './record-value.tsx';
import { type RecordField, toTyped } from './record-values.ts';

type ViewProps = { fields: readonly RecordField[]; record: ConsoleRecord };

const isEmptyJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && countEntries(value) === 0;

/** A record to be read: its facts first, then its long texts, then what is JSON (rules CONSOLE-4 and CONSOLE-13). */
export function RecordView({ fields, record }: ViewProps) {
  const { t } = useLingui();
  const isData = ({ kind, name }: RecordField) => kind === 'json' && !isEmptyJson(record[name]);
  const parts: Record<'facts' | 'texts' | 'data', RecordField[]> = {
    facts: [],
    texts: [],
    data: [],
  };
  for (const field of fields) {
    if (field.kind === 'password') continue;
    const part = isData(field) ? 'data' : field.kind === 'lines' ? 'texts' : 'facts';
    parts[part].push(field);
  }
  return (
    <div className="grid gap-6">
      <Part title={t`Details`} fields={parts.facts} record={record} />
      <Part title={t`Texts`} fields={parts.texts} record={record} />
      <Part title={t`Data`} fields={parts.data} record={record} />
    </div>
  );
}

function Part({ title, fields, record }: ViewProps & { title: string }) {
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-line border-b pb-1.5 text-16">
        {title}
      </h3>
      <dl className="divide-y divide-line">
        {fields.map((field) => (
          <Row key={field.name} name={field.name}>
            <Value field={field} record={record} />
          </Row>
        ))}
      </dl>
    </section>
  );
}

/** A field's name and key, and its value beside them; below them on a phone. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-14 text-muted leading-snug sm:*:block">
        <FieldLabel name={name} />
      </dt>
      <dd className="wrap-anywhere min-w-0 max-w-prose tabular">{children}</dd>
    </div>
  );
}

/** A value in full. */
function Value({ field, record }: { field: RecordField; record: ConsoleRecord }) {
  const { t, i18n } = useLingui();
  const times = useTimes();
  const { name, kind, described } = field;
  const value = record[name];
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (isBlank(value) || isEmptyJson(value)) return <Blank />;
  const text = toTyped(field, value);
  if (kind === 'json') return <Json name={name} value={value as object} text={text} />;
  if (described?.refersTo) {
    const named = record._names?.[name];
    return (
      <span className="-my-2 flex flex-wrap items-center gap-x-4">
        <RecordLink tab={described.refersTo} id={text} name={named} />
        <ShortId id={text} name={named || nameField(i18n, name)} />
      </span>
    );
  }
  if (kind === 'choice') return sayChoice(i18n, name, text, field.choices);
  if (kind === 'date' || described?.type === 'datetime') return times.dateTime(text) ?? text;
  return kind === 'lines' ? <span className="whitespace-pre-wrap">{text}</span> : text;
}

function Json({ name, value, text }: { name: string; value: object; text: string }) {
  const { i18n } = useLingui();
  return (
    <JsonFold count={countEntries(value)}>
      <section
        aria-label={nameField(i18n, name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
        tabIndex={0}
        className="max-h-72 overflow-auto p-3 -outline-offset-2"
      >
        <pre className="font-mono text-13">{text}</pre>
      </section>
    </JsonFold>
  );
}
