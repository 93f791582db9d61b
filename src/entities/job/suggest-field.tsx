import { type ComponentProps, type ComponentType, type FocusEvent, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, FieldIcon } from '#src/ui/field.tsx';
import type { IconName } from '#src/ui/icons.tsx';
import type { TextField } from '#src/ui/text-field.tsx';
import type { SuggestionListProps } from './suggestion-list.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

/**
 * A free-text field with suggestions. Until first focused it is a plain input; then the lazily loaded list attaches to
 * the same element. Choosing a suggestion fills it in and, with `submits`, sends the form.
 */
export function SuggestField({
  icon,
  kinds,
  ask,
  submits,
  ...props
}: TextFieldProps & Pick<SuggestionListProps, 'kinds' | 'ask' | 'submits'> & { icon?: IconName }) {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  const [isTyped, setIsTyped] = useState(false);

  const begin = ({ currentTarget }: Pick<FocusEvent<HTMLInputElement>, 'currentTarget'>) => {
    setFocused(currentTarget);
    if (List) return;
    import('./suggestion-list.tsx').then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      // Without the code, no suggestions.
      () => {},
    );
  };

  return (
    <Field<TextFieldProps>
      {...props}
      control={(input) => (
        <div className="relative">
          {icon && <FieldIcon name={icon} />}
          <input
            {...input}
            className={classNames(controlClass, 'h-11', icon && 'ps-10')}
            onFocus={begin}
            // An input focused before hydration fires no focus event.
            onInput={(event) => {
              setIsTyped(true);
              begin(event);
            }}
            onBlur={(event) => {
              setFocused(null);
              setIsTyped(false);
              input.onBlur?.(event);
            }}
          />
          {List && focused && (
            <List input={focused} isTyped={isTyped} kinds={kinds} ask={ask} submits={submits} />
          )}
        </div>
      )}
    />
  );
}
