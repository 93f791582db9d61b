/**
 * Focuses `element` if the focus was lost because the focused element was removed or disabled: a
 * keyboard user would otherwise start again at the top of the page. It doesn't scroll.
 */
export const restoreFocus = (element: HTMLElement | null | undefined): void => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    element?.focus({ preventScroll: true });
};
