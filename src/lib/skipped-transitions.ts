/**
 * Silences the browser's report of a view transition that was skipped for another navigation or a hidden page: the
 * router has changed the page anyway, and ignores the rejected promise.
 */
export const ignoreSkippedTransitions = (): void => {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && /transition/i.test(reason.message))
      event.preventDefault();
  });
};
