/** Whether the focus was lost because the focused element was removed or disabled. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

/**
 * Focuses `element` without scrolling if the focus was lost: keyboard users would otherwise restart at the page's top.
 */
export const restoreFocus = (element: HTMLElement | null | undefined): void => {
  if (isFocusLost()) element?.focus({ preventScroll: true });
};
