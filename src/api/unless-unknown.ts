import type { Application } from '#src/contract/applications/application.ts';
import { ApiError } from './api-error.ts';

/*
 * Some servers only know the specification's calls (rule CALL-8). Features that need other calls are then left out,
 * without an error.
 */

/** Whether the server doesn't know the call. Only for calls without an id, where a 404 can't mean a missing record. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * Whether the server that sent the application supports more than the specification: messages, notes, interview
 * answers, bulk changes, paged lists.
 */
export const isFromFullServer = ({
  unread_messages,
}: Pick<Application, 'unread_messages'>): boolean => unread_messages !== undefined;

/** The reply of a call, or `fallback` from a server that doesn't know the call. */
export async function unlessUnknown<Reply>(reply: Promise<Reply>, fallback: Reply): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (isUnknownCall(error)) return fallback;
    throw error;
  }
}
