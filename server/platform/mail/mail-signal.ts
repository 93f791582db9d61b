/*
 * Notifies senders of mails queued by this process. Mails queued by other processes are found by the next poll of the
 * table.
 */
const listeners = new Set<() => void>();

/** Signals queued mails, possibly before their transaction commits. */
export const signalMails = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` whenever mails are queued. Returns a function that unsubscribes. */
export const onMails = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
