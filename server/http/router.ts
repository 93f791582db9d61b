import type { Context, Env, Hono } from 'hono';
import type * as z from 'zod/mini';
import { createStore } from '#server/platform/cache/cache.ts';
import type { Database } from '#server/platform/database/schema.ts';
import {
  type Endpoint,
  pathOnServer,
  type RateLimit,
  successStatus,
} from '#src/contract/endpoint.ts';
import type { ServerMessage } from '#src/contract/error-messages.ts';
import type { Answer, AnswerCalls } from './answer-calls.ts';
import type { Dependencies } from './dependencies.ts';
import { findRepeated, readCallKey, writeOnce } from './idempotency.ts';
import type { Problem } from './problem.ts';
import { LIMITS, type Limit } from './rate-limits.ts';
import { jsonReply, Reply } from './reply.ts';
import { parse, queryText, readObject, readQuery } from './request.ts';
import { admitCaller, requireRecentPassword, type Session } from './session.ts';

declare const sentValue: unique symbol;
/** A reply whose JSON body is a `Value`, for those that need more than the value. */
export type Sent<Value> = Reply & { [sentValue]: Value };

/** Declares the JSON type of a reply. */
export const sent = <Value>(reply: Reply): Sent<Value> => reply as Sent<Value>;

declare const writtenOnce: unique symbol;
/** Reply of a repeatable call; only `once` creates it. */
type Written<Value> = Value & { [writtenOnce]: true };

type Output<Schema, Otherwise> = Schema extends z.ZodMiniType ? z.output<Schema> : Otherwise;

type Nothing = void;

/** What a handler returns: the reply's value, a response where the reply is not JSON, nothing for a 204. */
type Returned<E extends Endpoint> = E extends {
  isRepeatable: true;
  reply: infer R extends z.ZodMiniType;
}
  ? Written<z.input<R>>
  : OtherReturned<E>;
type OtherReturned<E extends Endpoint> = E extends { reply: infer R }
  ? R extends z.ZodMiniType
    ? z.input<R> | Sent<z.input<R>>
    : Response
  : Nothing;

type BodyOf<E extends Endpoint> = E extends { body: infer Body } ? Output<Body, never> : never;

/** What the router passes to a handler, depending on the endpoint. */
type Input<E extends Endpoint> = {
  query: E extends { query: infer Query } ? Output<Query, undefined> : undefined;
  /**
   * Reads the JSON body. Refuses (400) an invalid one and (413) one that is too long. `check` refuses what the schema
   * can't know. A call refused for its content doesn't count.
   */
  readBody: (check?: (body: BodyOf<E>) => void) => Promise<BodyOf<E>>;
  /**
   * Runs a repeatable call's writes and returns its reply. With a key, this is one transaction that also stores the
   * reply for repetitions: `work` must use the database it is given, and other effects come after it.
   */
  once: E extends { isRepeatable: true; reply: infer R extends z.ZodMiniType }
    ? (work: (db: Database) => Promise<z.input<R>>) => Promise<Written<z.input<R>>>
    : undefined;
  /** Counts a call open to everyone for the account that it concerns. Refuses with 429. */
  countFor: E extends { callers: 'everyone'; limits: readonly RateLimit[] }
    ? (accountId: string) => void
    : undefined;
  /** Counts the call under one of the endpoint's further limits. Refuses with 429. */
  countAlso: E extends { furtherLimits: readonly (infer Name extends RateLimit)[] }
    ? (name: Name) => void
    : undefined;
  /** Runs costly work when it is the caller's turn. Refuses with 429 or 503. */
  spend: E extends { isCostly: true }
    ? <Result>(work: () => Promise<Result>) => Promise<Result>
    : undefined;
};

type Handler<E extends Endpoint> = (
  c: Context<E['callers'] extends 'everyone' ? Env : Session, E['path']>,
  input: Input<E>,
) => Returned<E> | Promise<Returned<E>>;

/** Messages of a call that differ from the usual ones. */
type Wording = {
  /** For callers without permission. */
  forbidden?: ServerMessage;
  /** For a body that the schema refuses. */
  invalid?: (error: z.core.$ZodError) => Problem;
};

/** Registers an endpoint's handler. The router checks its callers and counts its calls. */
export type Route = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  wording?: Wording,
) => void;

/** Characters of a query string beyond which it is read each time. */
const REMEMBERED_MAX = 300;

/** Whether the router knows for whom a call counts; if not, the handler must call `countFor`. */
const isCountedForCaller = ({ callers, limits = [] }: Endpoint): boolean =>
  callers !== 'everyone' || limits.every((name) => LIMITS[name].per === 'address');

/** Sort key that puts a literal path part before a parameter that would match it. */
const orderOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? 1 : 0))
    .join('');

/** The only way to answer calls: `route` registers handlers, `mount` adds them to an app (rule ACCESS-1). */
export function createRouter(
  dependencies: Dependencies,
  limit: Limit,
): { route: Route; mount: (app: Hono, answerCalls: AnswerCalls) => void } {
  const { database, clock, consolePath, spend } = dependencies;
  const read = createStore<object>('queries as read');
  /** Reads once what many callers ask: only of public calls, whose queries are nobody's secret. */
  const readPublic = (c: Context, schema: z.ZodMiniType<object>, path: string): object => {
    const text = queryText(c);
    if (text.length > REMEMBERED_MAX) return parse(schema, readQuery(c));
    const key = path + text;
    const known = read.get(key);
    if (known) return known;
    const query = Object.freeze(parse(schema, readQuery(c)));
    read.set(key, query);
    return query;
  };

  const routes: { path: string; method: string; answer: Answer }[] = [];

  const route: Route = (endpoint, handle, { forbidden, invalid } = {}) => {
    const {
      method,
      callers,
      query,
      body,
      isRepeatable,
      isSensitive,
      limits = [],
    }: Endpoint = endpoint;
    const path = pathOnServer(endpoint.path, consolePath);
    const admit =
      callers === 'everyone' ? undefined : admitCaller(dependencies, callers, forbidden);
    const status = successStatus(endpoint);
    const schema = typeof body === 'object' ? body : undefined;

    const answer: Answer = async (c) => {
      await admit?.(c);
      if (isSensitive) requireRecentPassword((c as Context<Session>).var.session, clock());
      const key = isRepeatable ? await readCallKey(c) : undefined;
      const repeated = key && (await findRepeated(database.db, key, clock()));
      if (repeated !== undefined && status !== 204) return new Reply(status, repeated);
      // Refused calls don't count: a call is counted before it writes, or once its body is read.
      let isCounted = limits.length === 0;
      const countFor = (accountId: string | undefined) => {
        if (isCounted) return;
        isCounted = true;
        for (const name of limits) limit(c, name, accountId);
      };
      const count = () => isCountedForCaller(endpoint) && countFor(c.get('accountId'));
      const input = {
        query:
          query &&
          (callers === 'everyone' ? readPublic(c, query, path) : parse(query, readQuery(c))),
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
        countAlso: (name: RateLimit) => limit(c, name, c.get('accountId')),
        spend: <Result>(work: () => Promise<Result>) => spend(c.var, work),
      };
      if (!schema) count();
      const reply: unknown = await handle(c as never, input as never);
      if (!isCounted) throw new Error(`A call of ${path} was answered and not counted`);
      if (reply instanceof Response || reply instanceof Reply) return reply;
      return status === 204 ? new Reply(status, null) : jsonReply(status, reply);
    };
    routes.push({ path, method, answer });
  };

  const mount = (app: Hono, answerCalls: AnswerCalls): void => {
    const sorted = routes.toSorted((one, other) =>
      orderOf(one.path).localeCompare(orderOf(other.path)),
    );
    for (const { path, method, answer } of sorted)
      app.on(method, [path], answerCalls(method, path, answer));
  };
  return { route, mount };
}
