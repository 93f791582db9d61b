import { ComboboxInput, ComboboxOptions } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SUGGESTION_KINDS } from '../contract/enumerations.ts';
import { AdoptedInput } from './adopted-input.tsx';
import { SuggestionGroup } from './suggestion-group.tsx';
import { type SuggestionSource, useSuggestions } from './use-suggestions.ts';

/**
 * The parts of the combobox. No option is highlighted by itself; `onType` is called when the text of the
 * input has changed.
 */
export function SuggestionOptions({
  input,
  isTyped,
  typed,
  onType,
  isOpen,
  activeIndex,
  ...source
}: SuggestionSource & {
  input: HTMLInputElement;
  isTyped: boolean;
  typed: string;
  onType: () => void;
  isOpen: boolean;
  activeIndex: number | null;
}) {
  const { t } = useLingui();
  const [isAtOption, setIsAtOption] = useState(false);
  const found = useSuggestions(source, isOpen ? typed : '');
  const groups = SUGGESTION_KINDS.map((kind) => ({
    kind,
    options: found.filter((option) => option.kind === kind),
  })).filter(({ options }) => options.length > 0);
  const isShown = isOpen && groups.length > 0;
  const read = () => {
    setIsAtOption(false);
    onType();
  };

  return (
    <>
      <ComboboxInput
        as={AdoptedInput}
        id={input.id}
        onChange={read}
        onArrow={() => (isShown ? setIsAtOption(true) : read())}
        isActive={isShown && isAtOption && activeIndex !== null}
        {...{ input, isTyped, isShown }}
      />
      {isShown && (
        <ComboboxOptions
          modal={false}
          aria-label={t`Suggestions`}
          onPointerMove={() => setIsAtOption(true)}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded border border-line bg-raised py-1 shadow-raised"
        >
          {groups.map((group) => (
            <SuggestionGroup
              key={group.kind}
              {...group}
              isAlone={groups.length === 1}
              isAtOption={isAtOption}
            />
          ))}
        </ComboboxOptions>
      )}
    </>
  );
}
