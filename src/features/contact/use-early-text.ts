import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was typed into the named fields of a form; blank ones are left out. */
const readText = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value] as [string, string]] : [],
  );

/** Gives the names and the texts of the fields, once. */
export type EarlyText = () => [string, string][];

/**
 * What was typed into a form before the app took it over (`isTaken`): until then the fields are the
 * browser's alone, and nobody waits for the app to write.
 */
export const useEarlyText = (
  form: RefObject<HTMLFormElement | null>,
  isTaken: boolean,
): EarlyText => {
  const typed = useRef<[string, string][]>([]);
  useLayoutEffect(() => {
    const { current } = form;
    if (isTaken || !current) return;
    // As late as can be: after the last key, and before the app fills the fields in.
    return () => {
      typed.current = readText(current);
    };
  }, [form, isTaken]);
  return () => {
    const found = typed.current;
    typed.current = [];
    return found;
  };
};
