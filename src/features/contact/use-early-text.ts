import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was typed into the named fields of a form; blank ones are left out. */
const readText = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value] as [string, string]] : [],
  );

type Typed = {
  /** The names and the texts of the fields. */
  texts: [name: string, text: string][];
  /** The name of the field that was being typed into. */
  focused?: string | null;
};

/** Gives what was typed, once. */
export type EarlyText = () => Typed;

/**
 * What was typed into a form before the app took it over (`isTaken`): until then the fields are the
 * browser's alone, and nobody waits for the app to write.
 */
export const useEarlyText = (
  form: RefObject<HTMLFormElement | null>,
  isTaken: boolean,
): EarlyText => {
  const typed = useRef<Typed>({ texts: [] });
  useLayoutEffect(() => {
    const { current } = form;
    if (isTaken || !current) return;
    // By the time that the fields are replaced, the focus has gone with them.
    let { activeElement: focused } = document;
    current.addEventListener('focusin', () => {
      focused = document.activeElement;
    });
    // As late as can be: after the last key, and before the app fills the fields in.
    return () => {
      const isLost = document.activeElement === document.body && current.contains(focused);
      typed.current = {
        texts: readText(current),
        ...(isLost && focused && { focused: focused.getAttribute('name') }),
      };
    };
  }, [form, isTaken]);
  return () => {
    const found = typed.current;
    typed.current = { texts: [] };
    return found;
  };
};
