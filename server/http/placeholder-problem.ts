import { errorMessages } from '#src/contract/error-messages.ts';
import { unknownPlaceholder } from '#src/contract/messages/placeholders.ts';
import { fieldProblem } from './problem.ts';

/** Refuses (400) a text with an unknown placeholder, and names it. */
export function checkPlaceholders(path: string, text: string): void {
  const unknown = unknownPlaceholder(text);
  if (unknown)
    throw fieldProblem(
      path,
      errorMessages.placeholderUnknown.replace('{placeholder}', () => unknown),
    );
}
