import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { messages, type ServerMessage } from '../src/contract/messages.ts';
import { Problem, problem } from './problem.ts';

/** Bytes that the JSON body of a call may have. */
const JSON_MAX = 256 * 1024;

const knownTexts = new Set<string>(Object.values(messages));

/** The refusal (400) of values that a schema does not accept: one message for each field. */
export function validationProblem(error: Pick<z.core.$ZodError, 'issues'>): Problem {
  const byPath = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    // zod's own wording is for developers.
    const msg = knownTexts.has(issue.message) ? issue.message : messages.bodyInvalid;
    if (!byPath.has(path)) byPath.set(path, msg);
  }
  return new Problem(400, { errors: [...byPath].map(([path, msg]) => ({ msg, path })) });
}

/** The value as the schema reads it. Refuses with 400 and the issues. */
export function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw validationProblem(result.error);
  return result.data;
}

const limitBody = bodyLimit({
  maxSize: JSON_MAX,
  onError: () => {
    throw problem(413, messages.textTooLong);
  },
});

/** The request's body as text. Refuses with 413 as soon as it is longer than allowed. */
async function readText(c: Context): Promise<string> {
  try {
    await limitBody(c, async () => {});
    return await c.req.text();
  } catch (error) {
    // A caller who hangs up is the caller's affair: nothing to log.
    throw error instanceof Problem ? error : problem(400, messages.bodyInvalid);
  }
}

/** Lists and objects inside each other that a body may have; no call knows half as many. */
const DEPTH_MAX = 16;

/** The value with every text whole: half a sign is what no database takes. Throws what is nested without end. */
function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_MAX) throw problem(400, messages.bodyInvalid);
  if (Array.isArray(value)) return value.map((item) => wellFormed(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), wellFormed(item, depth + 1)]),
  );
}

/** The search parameters of the call, each once, as the database can be asked for them. */
export const readQuery = (c: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries(c.req.query()).map(([key, value]) => [
      key,
      value.replaceAll('\0', '').toWellFormed(),
    ]),
  );

/** The JSON object that the call carries. Refuses with 400 what is none, and with 413 what is too long. */
export async function readObject(c: Context): Promise<Record<string, unknown>> {
  const text = await readText(c);
  try {
    return z.parse(z.record(z.string(), z.unknown()), wellFormed(JSON.parse(text)));
  } catch {
    throw problem(400, messages.bodyInvalid);
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the form of a record's id. */
export const isId = (text: string): boolean => ID.test(text);

/** The id in the call's path. Refuses a malformed one with 404 and `notFound`, as an unknown one. */
export function pathId(c: Context, name: string, notFound: ServerMessage): string {
  const id = c.req.param(name) ?? '';
  if (!isId(id)) throw problem(404, notFound);
  return id.toLowerCase();
}
