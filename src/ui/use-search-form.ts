import { type RefObject, useEffect, useRef } from 'react';

/** A search form whose values are in the URL. */
export type SearchForm<Name extends string = string> = {
  form: RefObject<HTMLFormElement | null>;
  /** The current values of the fields, trimmed; a blank field is undefined. */
  readSearchWords: () => Record<Name, string | undefined>;
};

/**
 * Keeps a search form in step with the URL: navigation writes the URL's values into the fields named in `words`,
 * without remounting them, so that the focus stays. Set the initial ones as `defaultValue`.
 *
 * Other navigations should include `readSearchWords()`, so that unsubmitted words are not lost.
 */
export const useSearchForm = <Name extends string>(
  words: Readonly<Record<Name, string | undefined>>,
): SearchForm<Name> => {
  const form = useRef<HTMLFormElement>(null);
  const all = JSON.stringify(Object.entries(words).map(([name, word]) => [name, word ?? '']));
  const shown = useRef(all);

  useEffect(() => {
    // The fields start with the URL's values, unless the user typed before hydration.
    if (shown.current === all) return;
    shown.current = all;
    for (const [name, word] of JSON.parse(all) as [string, string][]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = word;
    }
  }, [all]);

  const readSearchWords = () => {
    const typed = form.current ? new FormData(form.current) : null;
    return Object.fromEntries(
      Object.entries(words).map(([name, word]) => {
        const value = typed ? typed.get(name) : word;
        return [name, (typeof value === 'string' && value.trim()) || undefined];
      }),
    ) as Record<Name, string | undefined>;
  };
  return { form, readSearchWords };
};
