import { ApiError } from './api-error.ts';

/** Maximum number of unanswered requests kept: people retry the latest, not one from an hour ago. */
const UNANSWERED_MAX = 10;

/** Keys of requests that aren't known to have arrived, by request; oldest first. */
const unanswered = new Map<string, string>();

/** Not `randomUUID`, which only exists on HTTPS pages. The header's syntax requires the quotes. */
const newKey = (): string => {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16));
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

/**
 * Sends a request under a key. A request without a known success keeps its key when repeated, since the server may have
 * executed it (rule CALL-10).
 */
export const withIdempotencyKey = async <Result>(
  sent: string,
  send: (key: string) => Promise<Result>,
): Promise<Result> => {
  const key = unanswered.get(sent) ?? newKey();
  unanswered.delete(sent);
  unanswered.set(sent, key);
  for (const oldest of [...unanswered.keys()].slice(0, -UNANSWERED_MAX)) unanswered.delete(oldest);
  try {
    const result = await send(key);
    unanswered.delete(sent);
    return result;
  } catch (error) {
    // The server knows this key from another request.
    if (error instanceof ApiError && error.status === 422) unanswered.delete(sent);
    throw error;
  }
};
