import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { classNames } from './class-names.ts';
import { isComposing } from './composition.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { Icon } from './icons.tsx';

type ListFieldProps = Omit<FieldProps, 'label'> & {
  label: string;
  items: readonly string[];
  onChange: (items: string[]) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Equal ignoring case, by Turkish rules for i and ı or by general ones. */
const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() ||
  one.toLocaleLowerCase('tr') === other.toLocaleLowerCase('tr');

/** Adds comma-separated typed or pasted items; skips blanks and duplicates (rule PROFILE-3). */
export const addToList = (items: readonly string[], typed: string): string[] => {
  const result = [...items];
  for (const part of typed.split(/[,;\n]/)) {
    const item = part.trim();
    if (item !== '' && !result.some((known) => isSame(known, item))) result.push(item);
  }
  return result;
};

/** The error of the list as a whole, or of its first invalid item. */
export const listError = (error: FieldError | undefined): string | undefined => {
  if (!Array.isArray(error)) return error?.message;
  return (error as (FieldError | undefined)[]).find((item) => item)?.message;
};

/** Before `button` is removed, focuses the next item's button, or the field. */
const focusBeside = (button: HTMLElement, fieldId: string): void => {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  (next?.querySelector('button') ?? document.getElementById(fieldId))?.focus();
};

/**
 * A list of short texts as tags: Enter, a comma or leaving the field adds one, and Backspace in the
 * empty field removes the last.
 */
export function ListField({ items, onChange, placeholder, ref, ...field }: ListFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');

  const add = (text: string) => {
    onChange(addToList(items, text));
    setTyped('');
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Enter never submits here: when typing a list, people easily press it once too often.
      event.preventDefault();
      if (!isComposing(event)) add(typed);
    } else if (event.key === 'Backspace' && typed === '' && items.length > 0) {
      onChange(items.slice(0, -1));
    }
  };

  return (
    <Field
      {...field}
      control={(props) => (
        <>
          <input
            {...props}
            ref={ref}
            value={typed}
            placeholder={placeholder}
            className={classNames(controlClass, 'h-11')}
            onChange={({ target }) =>
              /[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value)
            }
            onKeyDown={handleKey}
            onPaste={(event) => {
              // Handled here because the input would drop the line breaks.
              const pasted = event.clipboardData.getData('text');
              if (!/[,;\n]/.test(pasted)) return;
              event.preventDefault();
              add(typed + pasted);
            }}
            onBlur={() => typed.trim() !== '' && add(typed)}
          />
          {items.length > 0 && (
            <ul aria-label={field.label} className="mt-2 flex flex-wrap gap-2">
              {items.map((item) => (
                <li
                  key={item}
                  className="inline-flex max-w-full items-center rounded-full bg-info-wash ps-3 text-14 text-info"
                >
                  <span className="min-w-0 py-1">{item}</span>
                  <button
                    type="button"
                    aria-label={t`Remove ${item}`}
                    onClick={({ currentTarget }) => {
                      focusBeside(currentTarget, props.id);
                      onChange(items.filter((other) => other !== item));
                    }}
                    className="grid size-8 shrink-0 place-items-center rounded-full hover:text-danger"
                  >
                    <Icon name="close" width="16" height="16" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    />
  );
}
