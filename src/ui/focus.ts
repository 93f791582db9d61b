/**
 * Puts the focus on `element` when it has got lost: what had it is gone or was disabled. Somebody who works
 * by keyboard would have to start again at the top of the page. Nothing is scrolled: the eyes stay where they are.
 */
export const rescueFocus = (element: HTMLElement | null | undefined): void => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    element?.focus({ preventScroll: true });
};
