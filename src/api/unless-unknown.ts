import { ApiError } from './api-error.ts';

/**
 * The reply of a call that the specification doesn't have, or `otherwise` from a server that doesn't know
 * the call (404): what it would have shown is left out there, and nothing has failed.
 */
export async function unlessUnknown<Reply>(
  reply: Promise<Reply>,
  otherwise: Reply,
): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return otherwise;
    throw error;
  }
}
