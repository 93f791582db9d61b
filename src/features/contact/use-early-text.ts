import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The named fields with text; blank ones are left out. */
const readText = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value] as [string, string]] : [],
  );

type Typed = {
  texts: [name: string, text: string][];
  /** The field that had the focus. */
  focused?: string | null;
};

/** Returns and clears the early text. */
export type EarlyText = () => Typed;

/**
 * Captures text typed into a form before the app took it over (`isTaken`), so that users needn't wait for hydration.
 */
export const useEarlyText = (
  form: RefObject<HTMLFormElement | null>,
  isTaken: boolean,
): EarlyText => {
  const typed = useRef<Typed>({ texts: [] });
  useLayoutEffect(() => {
    const { current } = form;
    if (isTaken || !current) return;
    // Replacing the fields also drops the focus, so remember it here.
    let { activeElement: focused } = document;
    current.addEventListener('focusin', () => {
      focused = document.activeElement;
    });
    // As late as possible: after the last key, before the app fills in the fields.
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
