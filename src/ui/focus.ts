/** Whether the focus was lost because the focused element was removed or disabled. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

/**
 * Focuses `element` if the focus was lost: a keyboard user would otherwise start again at the top of
 * the page. It doesn't scroll.
 */
export const restoreFocus = (element: HTMLElement | null | undefined): void => {
  if (isFocusLost()) element?.focus({ preventScroll: true });
};
