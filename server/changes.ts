import type * as z from 'zod/mini';
import { parseUpdate } from '../src/contract/parse-update.ts';
import { validationProblem } from './request.ts';

/** The change of what is stored as the schema reads it (`parseUpdate`). Refuses with 400 and the issues. */
export function readChange<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  stored: unknown,
): z.core.output<Schema> {
  const result = parseUpdate(schema, value, stored);
  if (!result.success) throw validationProblem(result.error);
  return result.data;
}
