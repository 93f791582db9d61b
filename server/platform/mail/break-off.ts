/** Milliseconds that the mail in hand may take when the server stops. */
const STOP_MAX = 10_000;

/** Is aborted some time after the server has begun to stop: a mail that is being sent is broken off then. */
export function breakOffAfter(stopping: AbortSignal | undefined): AbortSignal {
  const breakingOff = new AbortController();
  const breakOffLater = () => setTimeout(() => breakingOff.abort(), STOP_MAX).unref();
  stopping?.addEventListener('abort', breakOffLater, { once: true });
  return breakingOff.signal;
}
