/** Milliseconds after the first screen, when what belongs to it is there. */
const LATER_MS = 2000;

/** Fetches the styles for paper after the first screen, which has to wait for none of them. */
export const fetchPrintStyles = (): void => {
  setTimeout(() => {
    // Without a connection, the page prints as it is.
    import('./print.css').catch(() => undefined);
  }, LATER_MS);
};
