import type { Context, Env, Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Endpoint, pathOnServer, successStatus } from '../../src/contract/endpoint.ts';
import type { ServerMessage } from '../../src/contract/messages.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Dependencies } from './dependencies.ts';
import { findRepeated, readCallKey, writeOnce } from './idempotency.ts';
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

/** What the endpoint's schemas read of a call. */
type Input<E extends Endpoint> = {
  query: E extends { query: infer Query } ? Output<Query, undefined> : undefined;
  /** Reads the JSON body. Refuses with 400 what the schema refuses, with 413 what is too long. */
  readBody: () => Promise<E extends { body: infer Body } ? Output<Body, never> : never>;
  /**
   * Runs what a repeatable call writes and gives its reply. A call with a key does so in one transaction, and
   * keeps the reply for its repetitions: `work` must use the database that it is given, and what isn't a part
   * of the transaction comes after it.
   */
  once: E extends { isRepeatable: true; reply: infer R extends z.ZodMiniType }
    ? (work: (db: Database) => Promise<z.input<R>>) => Promise<Written<z.input<R>>>
    : undefined;
};

type Handler<E extends Endpoint> = (
  c: Context<E['callers'] extends 'everyone' ? Env : Session, E['path']>,
  input: Input<E>,
) => Reply<E> | Promise<Reply<E>>;

/**
 * Registers what answers an endpoint. Its callers are judged first; `forbidden` is what the others are
 * told, when not what all such calls tell.
 */
export type Route = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  forbidden?: ServerMessage,
) => void;

/** The one way to register a call with the app. */
export const createRoute =
  (app: Hono, dependencies: Dependencies): Route =>
  (endpoint, handle, forbidden) => {
    const { method, callers, query, body, isRepeatable } = endpoint;
    const { database, clock } = dependencies;
    const path = pathOnServer(endpoint.path, dependencies.consolePath ?? 'admin');
    const guards = callers === 'everyone' ? [] : [requireCaller(dependencies, callers, forbidden)];
    const status = successStatus(endpoint);
    app.on(method, [path], ...guards, async (c) => {
      const key = isRepeatable ? await readCallKey(c) : undefined;
      const repeated = key && (await findRepeated(database.db, key, clock()));
      if (repeated !== undefined && status !== 204)
        return c.body(repeated, status, { 'Content-Type': 'application/json' });
      const input = {
        query: query && parse(query, readQuery(c)),
        readBody: async () => typeof body === 'object' && parse(body, await readObject(c)),
        once: (work: (db: Database) => Promise<unknown>) =>
          key ? writeOnce(database.db, key, clock(), work) : work(database.db),
      };
      const reply: unknown = await handle(c as never, input as never);
      if (reply instanceof Response) return reply;
      return status === 204 ? c.body(null, status) : c.json(reply, status);
    });
  };
