import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePasswordMin } from '#src/api/settings.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import { type ControlProps, controlClass, Field } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { ShortId } from '#src/ui/short-id.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { PasswordField, TextField } from '#src/ui/text-field.tsx';
import { jsonInvalid } from './check-record.ts';
import { sayChoice } from './choice-labels.ts';
import { FieldLabel, labelIds } from './field-label.tsx';
import { nameField } from './field-names.ts';
import { countEntries, JsonFold } from './json-fold.tsx';
import { RecordLink } from './record-value.tsx';
import { type RecordField, readJson, type Typed } from './record-values.ts';

type RecordInputProps = {
  field: RecordField;
  form: UseFormReturn<Typed>;
  /** The name of the record that the stored id refers to. */
  referencedName: string | undefined;
  isNew: boolean;
  error: string | undefined;
};

const booleanOptions = [
  { value: 'true', label: msg`Yes` },
  { value: 'false', label: msg`No` },
];

/** A field's label, and the attribute that names its control by both parts: the words and the key. */
const useFieldLabel = (name: string) => {
  const ids = labelIds(useId());
  return {
    label: <FieldLabel name={name} ids={ids} />,
    'aria-labelledby': `${ids.name} ${ids.key}`,
  };
};

/** The control for one field of a record, by the type of its value (rule CONSOLE-5). */
export function RecordInput(props: RecordInputProps) {
  const { t, i18n } = useLingui();
  const { field, form, referencedName, isNew, error } = props;
  const { name, kind, choices, readOnly, described } = field;
  const labelled = useFieldLabel(name);
  const passwordHint =
    usePasswordMin() === PASSWORD_MIN ? t`At least 6 characters.` : t`At least 8 characters.`;
  const common = { ...labelled, error, ...form.register(name) };

  if (kind === 'json') return <JsonInput {...props} />;
  if (kind === 'boolean')
    return <SelectField {...common} options={booleanOptions} disabled={readOnly} />;
  if (kind === 'choice') {
    const options = choices.map((value) => ({
      value,
      label: sayChoice(i18n, name, value, choices),
    }));
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
            ? passwordHint
            : t`Leave it blank to keep the password. A new one logs the user out everywhere.`
        }
      />
    );
  if (kind === 'number')
    return <TextField {...common} type="number" step="any" readOnly={readOnly} />;
  const hint = isNew && described?.type === 'id' ? t`The record’s ID` : undefined;
  const id = form.formState.defaultValues?.[name] ?? '';
  const refersTo = isNew || id === '' ? undefined : described?.refersTo;
  if (refersTo && readOnly)
    return (
      <div className="text-14">
        <p className="mb-1 font-medium">{labelled.label}</p>
        <p className="flex flex-wrap items-center gap-x-4 text-16">
          <RecordLink tab={refersTo} id={id} name={referencedName} />
          <ShortId id={id} name={referencedName || nameField(i18n, name)} />
        </p>
      </div>
    );
  const line = (
    <TextField
      {...common}
      type={kind === 'date' ? 'date' : 'text'}
      hint={hint}
      readOnly={readOnly}
      autoComplete="off"
    />
  );
  if (!refersTo) return line;
  return (
    <div className="grid gap-1.5">
      {line}
      <p className="text-14">
        <RecordLink tab={refersTo} id={id} name={referencedName} />
      </p>
    </div>
  );
}

/** An array or object as JSON, validated while typing; folded, unless it is empty or wrong. */
function JsonInput({ field, form, error }: RecordInputProps) {
  const { t, i18n } = useLingui();
  const { readOnly } = field;
  const labelled = useFieldLabel(field.name);
  const typed = useWatch({ control: form.control, name: field.name }) ?? '';
  const stored = readJson(form.formState.defaultValues?.[field.name] ?? '');
  const count = stored ? countEntries(stored) : 0;
  const value = readJson(typed);
  const problem = value ? error : i18n._(jsonInvalid);
  return (
    <Field
      {...labelled}
      hint={readOnly ? undefined : t`JSON`}
      error={problem}
      rows={4}
      spellCheck={false}
      readOnly={readOnly}
      {...form.register(field.name)}
      control={(area: ControlProps & ComponentProps<'textarea'>) =>
        count > 0 ? (
          <JsonFold count={count} isOpened={Boolean(problem)}>
            <textarea {...area} className={`${jsonClass} rounded-t-none border-0`} />
          </JsonFold>
        ) : (
          <textarea {...area} className={jsonClass} />
        )
      }
    />
  );
}

const jsonClass = `${controlClass} field-sizing-content block max-h-72 py-2.5 font-mono text-13`;
