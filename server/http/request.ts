import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { isId } from '#server/platform/database/ids.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import { onceEach } from '#src/contract/search/job-search.ts';
import { Problem, problem } from './problem.ts';

/** The size limit of a JSON body, in bytes. */
const JSON_MAX = 256 * 1024;

declare module 'hono' {
  interface ContextVariableMap {
    /** The call's body once read: a body can be read only once. */
    bodyText: string | undefined;
  }
}

const knownTexts = new Set<string>(Object.values(errorMessages));

/** The problem (400) for values that a schema rejects: one message per field. */
export function validationProblem(error: Pick<z.core.$ZodError, 'issues'>): Problem {
  const byPath = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    // zod's own messages are for developers.
    const msg = knownTexts.has(issue.message) ? issue.message : errorMessages.bodyInvalid;
    if (!byPath.has(path)) byPath.set(path, msg);
  }
  return new Problem(400, { errors: [...byPath].map(([path, msg]) => ({ msg, path })) });
}

/** Parses the value. Refuses (400) with the issues, or as `refuse` says (rule DATA-2). */
export function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  refuse: (error: z.core.$ZodError) => Problem = validationProblem,
): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw refuse(result.error);
  return result.data;
}

const limitBody = bodyLimit({
  maxSize: JSON_MAX,
  onError: () => {
    throw problem(413, errorMessages.textTooLong);
  },
});

/** The body as text. Refuses (413) one that is too long. */
export async function readText(c: Context): Promise<string> {
  if (c.var.bodyText !== undefined) return c.var.bodyText;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-argument -- Hono's Context is of any environment.
    await limitBody(c, async () => {});
    const text = await c.req.text();
    c.set('bodyText', text);
    return text;
  } catch (error) {
    // Not logged: the caller has disconnected.
    throw error instanceof Problem ? error : problem(400, errorMessages.bodyInvalid);
  }
}

/** Maximum nesting of a body; calls need less than half of it. */
const DEPTH_MAX = 16;

/** Replaces lone surrogates in all texts, since databases reject them. Refuses (400) too deep nesting. */
function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_MAX) throw problem(400, errorMessages.bodyInvalid);
  if (Array.isArray(value)) return value.map((item) => wellFormed(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), wellFormed(item, depth + 1)]),
  );
}

/** The query string as it was sent, from its question mark on; '' without one. */
export function queryText(c: Context): string {
  const [address = ''] = c.req.url.split('#');
  const start = address.indexOf('?');
  return start < 0 ? '' : address.slice(start);
}

/** The query parameters, each once, without characters that the database rejects. */
export const readQuery = (c: Context): Record<string, string> =>
  Object.fromEntries(
    [...onceEach(new URLSearchParams(queryText(c)))].map(([key, value]) => [
      key,
      value.replaceAll('\0', '').toWellFormed(),
    ]),
  );

/** The JSON object in the body. Refuses (400) anything else, and (413) a body that is too long. */
export async function readObject(c: Context): Promise<Record<string, unknown>> {
  const text = await readText(c);
  try {
    return z.parse(z.record(z.string(), z.unknown()), wellFormed(JSON.parse(text)));
  } catch {
    throw problem(400, errorMessages.bodyInvalid);
  }
}

/** The fields of a form in the body. Refuses (400) any other body, and (413) one that is too long. */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-argument -- Hono's Context is of any environment.
    await limitBody(c, async () => {});
    return await c.req.parseBody();
  } catch (error) {
    throw error instanceof Problem ? error : problem(400, errorMessages.bodyInvalid);
  }
}

/** The id in the path. A malformed one is refused with 404 and `notFound`, like an unknown one. */
export function pathId(c: Context, name: string, notFound: ServerMessage): string {
  const id = c.req.param(name) ?? '';
  if (!isId(id)) throw problem(404, notFound);
  return id.toLowerCase();
}
