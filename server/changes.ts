import type * as z from 'zod/mini';
import { parseChange } from '../src/contract/changes.ts';
import { validationProblem } from './request.ts';

/** The change of what is stored as the schema reads it (`parseChange`). Refuses with 400 and the issues. */
export function readChange<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  stored: unknown,
): z.core.output<Schema> {
  const result = parseChange(schema, value, stored);
  if (!result.success) throw validationProblem(result.error);
  return result.data;
}
