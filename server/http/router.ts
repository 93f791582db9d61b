import type { Context, Env, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Database } from '#server/platform/database/schema.ts';
import {
  type Endpoint,
  pathOnServer,
  type RateLimit,
  successStatus,
} from '#src/contract/endpoint.ts';
import type { ServerMessage } from '#src/contract/messages.ts';
import type { Dependencies } from './dependencies.ts';
import { findRepeated, readCallKey, writeOnce } from './idempotency.ts';
import type { Problem } from './problem.ts';
import { LIMITS, type Limit } from './rate-limits.ts';
import { parse, readObject, readQuery } from './request.ts';
import { requireCaller, type Session } from './session.ts';

declare const sentValue: unique symbol;
/** A response whose JSON body is a `Value`: made by hand where it is more than the value. */
export type Sent<Value> = Response & { [sentValue]: Value };

/** Says of a response made by hand what its JSON body is. */
export const sent = <Value>(response: Response): Sent<Value> => response as Sent<Value>;

declare const writtenOnce: unique symbol;
/** What a repeatable call answers with: only `once` makes it. */
type Written<Value> = Value & { [writtenOnce]: true };

type Output<Schema, Otherwise> = Schema extends z.ZodMiniType ? z.output<Schema> : Otherwise;

type Nothing = void;

/** What a handler gives: the reply's value, a whole response where it is no JSON, nothing for a 204. */
type Reply<E extends Endpoint> = E extends {
  isRepeatable: true;
  reply: infer R extends z.ZodMiniType;
}
  ? Written<z.input<R>>
  : OtherReply<E>;
type OtherReply<E extends Endpoint> = E extends { reply: infer R }
  ? R extends z.ZodMiniType
    ? z.input<R> | Sent<z.input<R>>
    : Response
  : Nothing;

type BodyOf<E extends Endpoint> = E extends { body: infer Body } ? Output<Body, never> : never;

/** What the router makes of a call for its handler, as the endpoint says. */
type Input<E extends Endpoint> = {
  query: E extends { query: infer Query } ? Output<Query, undefined> : undefined;
  /**
   * Reads the JSON body. Refuses with 400 what the schema refuses, with 413 what is too long. `check` refuses what the
   * schema can't know: a call that is refused for its content doesn't count.
   */
  readBody: (check?: (body: BodyOf<E>) => void) => Promise<BodyOf<E>>;
  /**
   * Runs what a repeatable call writes and gives its reply. A call with a key does so in one transaction, and
   * keeps the reply for its repetitions: `work` must use the database that it is given, and what isn't a part
   * of the transaction comes after it.
   */
  once: E extends { isRepeatable: true; reply: infer R extends z.ZodMiniType }
    ? (work: (db: Database) => Promise<z.input<R>>) => Promise<Written<z.input<R>>>
    : undefined;
  /** Counts the call, which anybody may make, for the account that it concerns. Refuses with 429. */
  countFor: E extends { callers: 'everyone'; limits: readonly RateLimit[] }
    ? (accountId: string) => void
    : undefined;
  /** Counts the call under another limit of the endpoint, for its caller. Refuses with 429. */
  countAlso: E extends { furtherLimits: readonly (infer Name extends RateLimit)[] }
    ? (name: Name) => void
    : undefined;
  /** Does what takes long when it is the caller's turn. Refuses with 429 or 503. */
  spend: E extends { isCostly: true }
    ? <Result>(work: () => Promise<Result>) => Promise<Result>
    : undefined;
};

type Handler<E extends Endpoint> = (
  c: Context<E['callers'] extends 'everyone' ? Env : Session, E['path']>,
  input: Input<E>,
) => Reply<E> | Promise<Reply<E>>;

/** Messages of a call that differ from the usual ones. */
type Wording = {
  /** For callers whom the call isn't for. */
  forbidden?: ServerMessage;
  /** For a body that the schema refuses. */
  invalid?: (error: z.core.$ZodError) => Problem;
};

/** Says what answers an endpoint. Its callers are judged, and its calls counted, before that. */
export type Route = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  wording?: Wording,
) => void;

/** Whether the router knows by itself for whom a call counts. */
const isCountedForCaller = ({ callers, limits = [] }: Endpoint): boolean =>
  callers !== 'everyone' || limits.every((name) => LIMITS[name].per === 'address');

/** Sorts a path with a literal part before one that has a parameter there, which the literal would match. */
const orderOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? 1 : 0))
    .join('');

/**
 * The one way in which calls are answered: `route` collects what answers which, `mount` puts it into an app
 * (rule ACCESS-1).
 */
export function createRouter(
  dependencies: Dependencies,
  limit: Limit,
): { route: Route; mount: (app: Hono) => void } {
  const { database, clock, consolePath, spend } = dependencies;
  const routes: { path: string; mount: (app: Hono) => void }[] = [];

  const route: Route = (endpoint, handle, { forbidden, invalid } = {}) => {
    const { method, callers, query, body, isRepeatable, limits = [] }: Endpoint = endpoint;
    const path = pathOnServer(endpoint.path, consolePath);
    const guards = callers === 'everyone' ? [] : [requireCaller(dependencies, callers, forbidden)];
    const status = successStatus(endpoint);
    const schema = typeof body === 'object' ? body : undefined;

    const answer = async (c: Context) => {
      const key = isRepeatable ? await readCallKey(c) : undefined;
      const repeated = key && (await findRepeated(database.db, key, clock()));
      if (repeated !== undefined && status !== 204)
        return c.body(repeated, status, { 'Content-Type': 'application/json' });
      // Once it is known to be a call that may be done: before it writes, else when its body was read.
      let isCounted = limits.length === 0;
      const countFor = (accountId: string | undefined) => {
        if (isCounted) return;
        isCounted = true;
        for (const name of limits) limit(c, name, accountId);
      };
      const count = () => isCountedForCaller(endpoint) && countFor(c.var.accountId);
      const input = {
        query: query && parse(query, readQuery(c)),
        readBody: async (check?: (body: unknown) => void) => {
          const read = schema && parse(schema, await readObject(c), invalid);
          check?.(read);
          if (!isRepeatable) count();
          return read;
        },
        once: (work: (db: Database) => Promise<unknown>) => {
          count();
          return key ? writeOnce(database.db, key, clock(), work) : work(database.db);
        },
        countFor,
        countAlso: (name: RateLimit) => limit(c, name, c.var.accountId),
        spend: <Result>(work: () => Promise<Result>) => spend(c.var, work),
      };
      if (!schema) count();
      const reply: unknown = await handle(c as never, input as never);
      if (!isCounted) throw new Error(`A call of ${path} was answered and not counted`);
      if (reply instanceof Response) return reply;
      return status === 204 ? c.body(null, status) : c.json(reply, status);
    };
    routes.push({ path, mount: (app) => app.on(method, [path], ...guards, answer) });
  };

  const mount = (app: Hono): void => {
    const sorted = routes.toSorted((one, other) =>
      orderOf(one.path).localeCompare(orderOf(other.path)),
    );
    for (const { mount } of sorted) mount(app);
  };
  return { route, mount };
}
