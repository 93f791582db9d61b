import { unknownPlaceholder } from '#src/contract/messages/placeholders.ts';
import { messages } from '#src/contract/messages.ts';
import { fieldProblem } from './problem.ts';

/** Refuses (400) a text with an unknown placeholder, and names it. */
export function checkPlaceholders(path: string, text: string): void {
  const unknown = unknownPlaceholder(text);
  if (unknown)
    throw fieldProblem(
      path,
      messages.placeholderUnknown.replace('{placeholder}', () => unknown),
    );
}
