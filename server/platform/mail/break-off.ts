/** Milliseconds for a mail being sent to finish when the server stops. */
const STOP_MAX = 10_000;

/** Returns a signal that aborts `STOP_MAX` after the server starts to stop, to break off a mail being sent. */
export function breakOffAfter(stopping: AbortSignal | undefined): AbortSignal {
  const breakingOff = new AbortController();
  const breakOffLater = () => setTimeout(() => breakingOff.abort(), STOP_MAX).unref();
  stopping?.addEventListener('abort', breakOffLater, { once: true });
  return breakingOff.signal;
}
