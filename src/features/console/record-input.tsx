import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ConsoleEntity } from '../../contract/console-search.ts';
import { SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { jsonInvalid } from './check-record.ts';
import { type RecordField, readJson, type Typed } from './record-values.ts';

type RecordInputProps = {
  field: RecordField;
  form: UseFormReturn<Typed>;
  readOnly: boolean;
  isNew: boolean;
  error: string | undefined;
};

const booleanOptions = [
  { value: 'true', label: msg`Yes` },
  { value: 'false', label: msg`No` },
];

/**
 * The control for one field of a record, by the type of its value (rule CONSOLE-5). The label is
 * the field's key.
 */
export function RecordInput(props: RecordInputProps) {
  const { t } = useLingui();
  const { field, form, readOnly, isNew, error } = props;
  const { name, kind, choices, described } = field;
  const common = { label: name, error, ...form.register(name) };

  if (kind === 'json') return <JsonInput {...props} />;
  if (kind === 'boolean')
    return <SelectField {...common} options={booleanOptions} disabled={readOnly} />;
  if (kind === 'choice') {
    const options = choices.map((value) => ({ value, label: value }));
    return <SelectField {...common} options={options} disabled={readOnly} />;
  }
  if (kind === 'lines') return <TextArea {...common} rows={4} readOnly={readOnly} />;
  if (kind === 'password')
    return (
      <PasswordField
        {...common}
        autoComplete="new-password"
        hint={
          isNew
            ? undefined
            : t`Leave it blank to keep the password. A new one logs the user out everywhere.`
        }
      />
    );
  if (kind === 'number')
    return <TextField {...common} type="number" step="any" readOnly={readOnly} />;
  const hint = isNew && described?.type === 'id' ? t`The record’s ID` : undefined;
  const line = (
    <TextField
      {...common}
      type={kind === 'date' ? 'date' : 'text'}
      hint={hint}
      readOnly={readOnly}
      autoComplete="off"
    />
  );
  if (isNew || !described?.refersTo) return line;
  return (
    <div>
      {line}
      <OpenNamed tab={described.refersTo} id={form.formState.defaultValues?.[name] ?? ''} />
    </div>
  );
}

/** A link to the record with this id. */
function OpenNamed({ tab, id }: { tab: ConsoleEntity; id: string }) {
  if (id === '') return null;
  return (
    <Link
      from="/$console"
      to="."
      search={{ tab, record: id }}
      resetScroll={false}
      preload={false}
      className="inline-flex min-h-9 items-center text-14 text-link underline underline-offset-4"
    >
      <Trans>Open this record</Trans>
    </Link>
  );
}

/** An array or object as JSON, validated while typing. */
function JsonInput({ field, form, readOnly, error }: RecordInputProps) {
  const { t, i18n } = useLingui();
  const typed = useWatch({ control: form.control, name: field.name }) ?? '';
  const read = readJson(typed);
  return (
    <TextArea
      label={field.name}
      hint={readOnly ? undefined : t`JSON`}
      error={'problem' in read ? i18n._(jsonInvalid) : error}
      rows={3}
      spellCheck={false}
      readOnly={readOnly}
      {...form.register(field.name)}
    />
  );
}
