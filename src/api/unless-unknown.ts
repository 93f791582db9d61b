import type { Application } from '#src/contract/applications/application.ts';
import { ApiError } from './api-error.ts';

/*
 * A server may know the specification's calls and no others (rule CALL-8). What needs another call is left
 * out with such a server, and nothing has failed.
 */

/** Whether the server doesn't know the call, of one that asks for nothing by an id. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * Whether the server that sent the application knows more than the specification's calls: messages, notes,
 * interviews with their answers, changes of many applications at once, lists by the page.
 */
export const isFromFullServer = ({
  unread_messages,
}: Pick<Application, 'unread_messages'>): boolean => unread_messages !== undefined;

/** The reply of a call, or `otherwise` from a server that doesn't know it. */
export async function unlessUnknown<Reply>(reply: Promise<Reply>, fallback: Reply): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (isUnknownCall(error)) return fallback;
    throw error;
  }
}
