/*
 * Tells who sends mails that some were queued by this process. Those that others queue are found at the next
 * look into the table.
 */
const listeners = new Set<() => void>();

/** Says that mails were queued, in a transaction that may be yet to end. */
export const signalMails = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` whenever mails were queued. Gives the function that ends it. */
export const onMails = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
