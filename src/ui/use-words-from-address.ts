import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form whose words are in the address: a new address (the back button, another link) brings its own
 * into the fields of these names, and the form stays the same, so that nobody loses their place in it.
 */
export const useWordsFromAddress = (
  words: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const all = JSON.stringify(words);

  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(all))) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(value);
    }
  }, [all]);
  return form;
};
