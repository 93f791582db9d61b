import { type RefCallback, useEffectEvent, useLayoutEffect } from 'react';
import { type Key, keyForCombobox, TYPING } from './suggestion-keys.ts';

/** What the combobox says of its input to assistive technology. */
type Attributes = {
  role?: string;
  'aria-autocomplete'?: string;
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
};

type AdoptedInputProps = Attributes & {
  id?: string;
  input: HTMLInputElement;
  /** Whether something was typed before. */
  isTyped: boolean;
  /** Whether there are options to be seen, and whether one of them is highlighted. */
  isShown: boolean;
  isActive: boolean;
  /** Called with each arrow key. */
  onArrow: () => void;
  /** The combobox's own. */
  ref?: RefCallback<HTMLInputElement>;
  onKeyDown?: (key: Key) => void;
  onChange?: (event: { target: HTMLInputElement }) => void;
};

/**
 * Stands for the combobox's input, and lets it use an input that is there already: a new one in its place
 * would lose caret, composition and a phone's keyboard. Renders nothing.
 */
export function AdoptedInput({
  input,
  isTyped,
  isShown,
  isActive,
  onArrow,
  ref,
  onKeyDown = () => {},
  onChange = () => {},
  ...props
}: AdoptedInputProps) {
  const attach = useEffectEvent((element: HTMLInputElement | null) => {
    ref?.(element);
  });
  const change = useEffectEvent(() => {
    onKeyDown(TYPING);
    onChange({ target: input });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyForCombobox(event, { isShown, isActive });
    if (key) onKeyDown(key);
    if (event.key.startsWith('Arrow')) onArrow();
  });
  const begin = useEffectEvent(() => {
    if (isTyped) change();
  });

  const attributes: Record<string, string | undefined> = {
    role: props.role,
    'aria-autocomplete': props['aria-autocomplete'],
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? props['aria-controls'] : undefined,
    'aria-activedescendant': isActive ? props['aria-activedescendant'] : undefined,
  };
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
  });
  const release = useEffectEvent(() => {
    for (const name of Object.keys(attributes)) input.removeAttribute(name);
  });

  useLayoutEffect(() => {
    const adopted = new AbortController();
    const { signal } = adopted;
    const before = input.getAttribute('autocomplete');
    attach(input);
    input.addEventListener('input', () => change(), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    // The browser's own suggestions would cover these.
    input.setAttribute('autocomplete', 'off');
    begin();
    return () => {
      adopted.abort();
      attach(null);
      release();
      if (before === null) input.removeAttribute('autocomplete');
      else input.setAttribute('autocomplete', before);
    };
  }, [input]);
  return null;
}
