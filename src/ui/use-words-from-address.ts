import { type RefObject, useEffect, useRef } from 'react';

/** A form whose words are in the address. */
export type WordsForm<Name extends string = string> = {
  form: RefObject<HTMLFormElement | null>;
  /** What is typed by now, trimmed; a blank field is undefined. */
  readWords: () => Record<Name, string | undefined>;
};

/**
 * For a form whose words are in the address: a new address (the back button, another link) brings its own
 * into the fields of these names, and the form stays the same, so that nobody loses their place in it.
 * Whatever else changes the address takes `readWords` with it, since what is typed is meant as well.
 */
export const useWordsFromAddress = <Name extends string>(
  words: Readonly<Record<Name, string | undefined>>,
): WordsForm<Name> => {
  const form = useRef<HTMLFormElement>(null);
  const all = JSON.stringify(Object.entries(words).map(([name, word]) => [name, word ?? '']));

  useEffect(() => {
    for (const [name, word] of JSON.parse(all) as [string, string][]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = word;
    }
  }, [all]);

  const readWords = () => {
    const typed = form.current ? new FormData(form.current) : null;
    return Object.fromEntries(
      Object.entries(words).map(([name, word]) => [
        name,
        String((typed ? typed.get(name) : word) ?? '').trim() || undefined,
      ]),
    ) as Record<Name, string | undefined>;
  };
  return { form, readWords };
};
