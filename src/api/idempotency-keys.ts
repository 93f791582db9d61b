import { ApiError } from './api-error.ts';

/** Sendings that are remembered; somebody tries the last one again, not the one of an hour ago. */
const UNANSWERED_MAX = 10;

/** The keys of sendings that weren't known to have arrived, by what was sent; the oldest first. */
const unanswered = new Map<string, string>();

/** Of what every browser has; `randomUUID` is for pages over HTTPS alone. In quotes, as the header is defined. */
const newKey = (): string => {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16));
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

/**
 * Sends something under a key, which is the one of the last time if the same was sent then and no success was
 * heard of: the server may have done it (rule CALL-10).
 */
export const underKey = async <Result>(
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
    // To the server it is the key of something else.
    if (error instanceof ApiError && error.status === 422) unanswered.delete(sent);
    throw error;
  }
};
