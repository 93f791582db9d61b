/** A ref that focuses an element once it is shown, because what had the focus is gone. */
export const focusShown = (element: HTMLElement | null): void => element?.focus();
