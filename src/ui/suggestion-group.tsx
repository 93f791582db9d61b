import { ComboboxOption } from '@headlessui/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SuggestionKind } from '../contract/enumerations.ts';
import type { Suggestion } from '../contract/job-suggestion.ts';
import { classNames } from './class-names.ts';

/** The headings of suggestions (rule SUGGEST-2). */
const suggestionKindLabels: Record<SuggestionKind, MessageDescriptor> = {
  title: msg`Job titles`,
  company: msg`Companies`,
  place: msg`Places`,
};

/** The suggestions of one kind below its name, which only needs to be heard where there is no other kind. */
export function SuggestionGroup({
  kind,
  options,
  isAlone,
  isAtOption,
}: {
  kind: SuggestionKind;
  options: readonly Suggestion[];
  isAlone: boolean;
  /** Whether one of all options is highlighted. */
  isAtOption: boolean;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div
        id={id}
        className={isAlone ? 'sr-only' : 'px-3 pt-2 pb-1 font-medium text-13 text-muted'}
      >
        {i18n._(suggestionKindLabels[kind])}
      </div>
      {options.map((option) => (
        <ComboboxOption
          key={option.text}
          value={option}
          className={({ focus }) =>
            classNames(
              'flex min-h-11 cursor-pointer items-center border-s-4 py-2 ps-2 pe-3 text-16 text-text wrap-anywhere',
              // The bar says to those who see no faint tint where they are.
              focus && isAtOption ? 'border-brand bg-wash' : 'border-transparent',
            )
          }
        >
          {option.text}
        </ComboboxOption>
      ))}
    </div>
  );
}
