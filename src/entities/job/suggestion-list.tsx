import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { SUGGESTION_KINDS, type SuggestionKind } from '#src/contract/enumerations.ts';
import type { Suggestion } from '#src/contract/search/job-suggestion.ts';
import { classNames } from '#src/ui/class-names.ts';
import { isComposing } from '#src/ui/composition.ts';
import { type SuggestionSource, useSuggestions } from './use-suggestions.ts';

/** The headings of suggestions (rule SUGGEST-2). */
const kindLabels: Record<SuggestionKind, MessageDescriptor> = {
  title: msg`Job titles`,
  company: msg`Companies`,
  place: msg`Places`,
};

export type SuggestionListProps = SuggestionSource & {
  /** The focused input. */
  input: HTMLInputElement;
  /** Whether the user has typed since it was focused. */
  isTyped: boolean;
  /** Whether choosing a suggestion sends the form. */
  submits?: boolean | undefined;
};

/** Fills in a suggestion through the native setter, because React ignores values that scripts assign. */
const fillIn = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(text.length, text.length);
};

/**
 * The suggestions below an input, making it a free-text combobox: nothing is highlighted before an arrow key or the
 * pointer. It keeps the existing input element, since replacing it would lose the caret, IME composition and a
 * phone's keyboard.
 */
export function SuggestionList({ input, isTyped, submits, ...source }: SuggestionListProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  // The text to suggest for; empty when the list is closed.
  const [typed, setTyped] = useState(isTyped ? input.value : '');
  const [highlighted, setHighlighted] = useState<Suggestion>();
  const found = useSuggestions(source, typed);
  const options = SUGGESTION_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind));
  const kinds = SUGGESTION_KINDS.filter((kind) => options.some((one) => one.kind === kind));
  // Newer suggestions may have moved or dropped it.
  const active = options.findIndex(
    ({ kind, text }) => kind === highlighted?.kind && text === highlighted.text,
  );
  const chosen = options[active];
  const isShown = options.length > 0;
  const idOf = (index: number) => `${id}-${index}`;

  const open = (text: string) => {
    setTyped(text);
    setHighlighted(undefined);
  };
  const choose = ({ text }: Suggestion) => {
    fillIn(input, text);
    open('');
    if (submits) input.form?.requestSubmit();
  };
  const type = useEffectEvent(() => open(input.value));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isComposing(event)) return;
    if (step) {
      event.preventDefault();
      if (!isShown) return open(input.value);
      const last = options.length - 1;
      const first = step > 0 ? 0 : last;
      setHighlighted(options[chosen ? Math.min(Math.max(active + step, 0), last) : first]);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (['Enter', 'Escape', 'Tab'].includes(event.key)) {
      // Escape would also clear a search field or close the dialog.
      if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        event.stopPropagation();
      }
      open('');
    }
  });

  const attributes: Record<string, string | undefined> = {
    role: 'combobox',
    // The browser's suggestions would cover ours.
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': chosen && idOf(active),
  };
  const [before] = useState(() => input.getAttribute('autocomplete'));
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
  });
  const release = useEffectEvent(() => {
    for (const name of Object.keys(attributes)) input.removeAttribute(name);
  });
  useLayoutEffect(() => {
    const left = new AbortController();
    input.addEventListener('input', () => type(), left);
    input.addEventListener('keydown', (event) => press(event), left);
    return () => {
      left.abort();
      release();
      if (before !== null) input.setAttribute('autocomplete', before);
    };
  }, [input, before]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the input
    <div
      id={id}
      role="listbox"
      aria-label={t`Suggestions`}
      onMouseDown={(event) => event.preventDefault()}
      onPointerLeave={() => setHighlighted(undefined)}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded border border-line bg-raised py-1 shadow-raised"
    >
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div
            id={`${id}-${kind}`}
            // A single group needs no visible heading.
            className={
              kinds.length === 1 ? 'sr-only' : 'px-3 pt-2 pb-1 font-medium text-13 text-muted'
            }
          >
            {i18n._(kindLabels[kind])}
          </div>
          {options.map(
            (option, index) =>
              option.kind === kind && (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
                <div
                  key={option.text}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onPointerMove={() => setHighlighted(option)}
                  onClick={() => choose(option)}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-center border-s-4 py-2 ps-2 pe-3 text-16 text-text wrap-anywhere',
                    // The bar marks the option for users who can't see the faint tint.
                    index === active ? 'border-brand bg-wash' : 'border-transparent',
                  )}
                >
                  {option.text}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
