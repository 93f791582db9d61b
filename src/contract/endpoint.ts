import type * as z from 'zod/mini';

/** Who may call; `user` is anyone who is signed in. What a call asks beyond that, such as one's own job, its route judges. */
export type Callers = 'everyone' | 'user' | 'candidate' | 'employer' | 'admin';

/**
 * One call of the API: what the browser sends, what the server takes and answers with. Everything that
 * knows of calls reads it here: both sides, the tests' faults and permissions, the OpenAPI document.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for one segment. */
  path: `/api/${string}`;
  callers: Callers;
  /** The query string, read leniently: what can't be read is left out. */
  query?: z.ZodMiniType<object>;
  /** The JSON body, or the media type of another one. */
  body?: z.ZodMiniType | 'multipart/form-data';
  /** The JSON reply, or the media type of another one; a reply of nothing (204) without it. */
  reply?: z.ZodMiniType | `${string}/${string}`;
  /** The status of success, when it isn't 200 (204 without a reply). */
  status?: 200 | 201;
  /** Whether it is limited how often it may be called. */
  isLimited?: true;
  /** The refusals that don't follow from the rest (`errorStatuses`). */
  errors?: readonly (400 | 403 | 404 | 409)[];
};

type SegmentName<Path extends string> = Path extends `${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path;
/** The names of a path's parameters: `'id'` of `/api/jobs/:id`, never of a path without any. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? SegmentName<Rest>
  : never;

/** What fills the path's parameters. */
export type Params<E extends Pick<Endpoint, 'path'>> = Record<ParamName<E['path']>, string>;

/** What a caller says in a call: the path's parameters, the query, the JSON body. What a call doesn't take can't be said. */
export type CallParts<E extends Endpoint> = ([ParamName<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: Params<E> }) &
  (E extends { query: infer Query extends z.ZodMiniType }
    ? { query?: Partial<z.output<Query>> }
    : { query?: undefined }) &
  (E extends { body: infer Body extends z.ZodMiniType }
    ? { body: z.input<Body> }
    : { body?: undefined });

/** The path with its parameters filled in, percent-encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The path under which a server answers that calls its data console by this word. */
export const pathOnServer = <Path extends string>(path: Path, consolePath: string): Path =>
  path.replace('/:console/', `/${consolePath}/`) as Path;

/** The status of success. */
export const successStatus = ({ reply, status = 200 }: Endpoint): 200 | 201 | 204 =>
  reply ? status : 204;

/** Every status of 400 and above that the call may be answered with, in ascending order. */
export const errorStatuses = (endpoint: Endpoint): number[] => {
  const { callers, body, path, isLimited, errors = [] } = endpoint;
  const statuses = new Set<number>([...errors, 500, 503]);
  if (body) for (const status of [400, 413]) statuses.add(status);
  if (callers !== 'everyone') statuses.add(401);
  if (callers !== 'everyone' && callers !== 'user') statuses.add(403);
  if (path.includes(':')) statuses.add(404);
  if (isLimited) statuses.add(429);
  return [...statuses].sort((one, other) => one - other);
};
