import { type ReactNode, useId } from 'react';

type FieldProps = { label: string; children: (id: string) => ReactNode };

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** The values with their names, in order. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

export function Choice<Value extends string>({
  label,
  names,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const options = Object.entries<string>(names) as [Value, string][];
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type InputProps = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  range?: { min: number; max: number };
};

export function Input({ label, value, onChange, range }: InputProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type={range ? 'number' : 'text'}
          required={Boolean(range)}
          {...range}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
