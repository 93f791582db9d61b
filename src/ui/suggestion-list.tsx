import { Combobox } from '@headlessui/react';
import { useState } from 'react';
import type { Suggestion } from '../contract/job-suggestion.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import type { SuggestionSource } from './use-suggestions.ts';

export type SuggestionListProps = SuggestionSource & {
  /** The input that has the focus. */
  input: HTMLInputElement;
  /** Whether something was typed since it has. */
  isTyped: boolean;
  /** Whether the form is sent when a suggestion is chosen. */
  submits?: boolean | undefined;
};

/** Makes of the chosen suggestion what was typed, also for React, which notices no value that a script sets. */
const fillIn = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The suggestions below an input, as a combobox whose value is free text. */
export function SuggestionList({ submits, ...rest }: SuggestionListProps) {
  const { input, isTyped } = rest;
  const [typed, setTyped] = useState(isTyped ? input.value : '');
  const choose = (option: string | Suggestion | null) => {
    if (typeof option !== 'object' || !option) return;
    const { text } = option;
    fillIn(input, text);
    input.setSelectionRange(text.length, text.length);
    if (submits) input.form?.requestSubmit();
  };

  return (
    <Combobox<string | Suggestion> value={typed} onChange={choose}>
      {({ open, activeIndex }) => (
        <SuggestionOptions
          {...rest}
          typed={typed}
          onType={() => setTyped(input.value)}
          isOpen={open}
          activeIndex={activeIndex}
        />
      )}
    </Combobox>
  );
}
