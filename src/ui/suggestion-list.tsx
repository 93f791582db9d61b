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
  onChoose: (suggestion: Suggestion) => void;
};

/** The suggestions below an input, as a combobox whose value is free text. */
export function SuggestionList({ onChoose, ...rest }: SuggestionListProps) {
  const { input, isTyped } = rest;
  const [typed, setTyped] = useState(isTyped ? input.value : '');
  const choose = (option: string | Suggestion | null) => {
    if (typeof option === 'object' && option) onChoose(option);
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
