/**
 * Keeps the browser from reporting a view transition that was skipped, because another navigation came before
 * its end or the page was hidden: the router has changed the page all the same, and doesn't wait for the promise
 * that says so.
 */
export const ignoreSkippedTransitions = (): void => {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && /transition/i.test(reason.message))
      event.preventDefault();
  });
};
