import type * as z from 'zod/mini';
import { problemSchema } from '#src/contract/replies.ts';
import { ApiError } from './api-error.ts';

/** The error of a call that was refused with this status and body. */
export const toApiError = (status: number, body: unknown): ApiError => {
  const parsed = problemSchema.safeParse(body);
  const {
    msg: said,
    message,
    errors,
    template,
    values,
    requires,
    methods,
    texts,
  }: z.infer<typeof problemSchema> = parsed.success ? parsed.data : {};
  const own = texts?.[document.documentElement.lang];
  const error = new ApiError('http', {
    status,
    msg: own ?? said ?? message,
    template: template ? { id: template, message: said ?? template, values } : undefined,
    errors: errors?.map((problem) => ({ msg: problem.msg, path: problem.path ?? '' })),
  });
  // Not by the constructor, which is part of every visitor's first screen.
  return Object.assign(error, { requires, methods, isForReaders: own !== undefined });
};
