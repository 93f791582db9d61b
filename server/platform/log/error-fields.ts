import { errorCode, rootOf } from '#server/platform/database/errors.ts';
import type { LogFields } from './log.ts';

/** A source location in this server, at the end of a line of a stack trace. */
const SOURCE_LOCATION = /^server\/[\w./-]+\.ts:\d+/;

/**
 * Where in this server an error was thrown. The message is skipped, since it may contain text that looks like
 * a location.
 */
function sourceLocation({ stack = '', message }: Error): string | undefined {
  const calls = stack.slice(stack.lastIndexOf(message) + message.length);
  for (const line of calls.split('\n')) {
    const isCall = line.trimStart().startsWith('at ');
    const location = SOURCE_LOCATION.exec(line.slice(line.lastIndexOf('/server/') + 1));
    if (isCall && location) return location[0];
  }
  return undefined;
}

/** The log fields of an error: name, code and location, but no message, which may hold user input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: rootOf(error).name, code: errorCode(error), at: sourceLocation(error) };
}
