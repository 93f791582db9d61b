import type * as z from 'zod/mini';

/** Who may call; `user` is any logged-in user (rule ACCESS-1). */
export type Callers = 'everyone' | 'user' | 'candidate' | 'employer' | 'admin';

/**
 * Who owns the record that the path names, where only they may call: its candidate, its employer (of a job, an
 * application, a template), or both. `others` is the status for everyone else; 404 hides that there is a record.
 */
export type Own = { by: 'candidate' | 'employer' | 'both'; others: 403 | 404 };

/**
 * What calls read and change, as far as one can change without another: the browser's queries are
 * keyed by it.
 */
export type Resource =
  /** Single jobs; their owner also sees how many have applied. */
  | 'jobs'
  /** Live jobs as a search finds them, and recommended ones. */
  | 'job-lists'
  | 'similar-jobs'
  /** An employer's own jobs, with what waits there. */
  | 'own-jobs'
  | 'applications'
  /** Whether one has applied to a job. */
  | 'application-checks'
  /** The labels that are in use for a job. */
  | 'labels'
  | 'notes'
  | 'messages'
  | 'message-templates'
  | 'interviews'
  | 'profile'
  /** The current user. */
  | 'session'
  | 'notifications'
  | 'notification-preferences'
  /** Files, which never change. */
  | 'uploads'
  /** The records themselves, which any write may change. */
  | 'console'
  /** How the server is set up and how it is. */
  | 'server';

/** Limits on how often something may be done; the server has their numbers. */
export type RateLimit =
  | 'answer'
  | 'apply'
  | 'applyOfDay'
  | 'changePassword'
  | 'edit'
  | 'forgotPassword'
  | 'interviewAnswer'
  | 'login'
  | 'markRead'
  | 'message'
  | 'post'
  | 'postOfDay'
  | 'preferences'
  | 'publish'
  | 'register'
  | 'review'
  | 'suggest'
  | 'template'
  | 'upload'
  | 'write';

type Reading = {
  method: 'GET';
  /** What the reply tells of. */
  reads: Resource;
  touches?: undefined;
};
type Writing = {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Of one that only reads, since its question is too long for an address. */
  reads?: Resource;
  /**
   * What a reader may see otherwise after it, whoever reads. The data console isn't named: it shows
   * the records themselves.
   */
  touches: readonly Resource[] | 'everything';
};

/**
 * One call of the API: what the browser sends and what the server answers. The single source for
 * both sides, the tests' faults and permissions, and the OpenAPI document.
 */
export type Endpoint = (Reading | Writing) & {
  /** `:name` is a path parameter. */
  path: `/api/${string}`;
  callers: Callers;
  own?: Own;
  /** The query string, read leniently: invalid values are dropped. */
  query?: z.ZodMiniType<object>;
  /** The JSON body, or another media type. */
  body?: z.ZodMiniType | 'multipart/form-data' | 'application/x-www-form-urlencoded';
  /** The JSON reply, or another media type; without it the reply is empty (204). */
  reply?: z.ZodMiniType | `${string}/${string}`;
  /** The status of success, when it isn't 200 (204 without a reply). 303 leads to a page. */
  status?: 200 | 201 | 303;
  /**
   * Whether it creates something, so that repeating it creates another unless `IDEMPOTENCY_HEADER` says that
   * it is a repetition. Its reply is kept, so it must hold no secret.
   */
  isRepeatable?: true;
  /**
   * How often it may be called: what each call is counted under, once it is known to be one that may be done. The
   * server's router counts it.
   */
  limits?: readonly RateLimit[];
  /** What it is counted under beside these when it does something more, as its handler knows. */
  furtherLimits?: readonly RateLimit[];
  /** Whether it takes long and anybody may ask for it: then each address has only so much time for such calls. */
  isCostly?: true;
  /** The refusals that don't follow from the rest (`errorStatuses`). */
  errors?: readonly (400 | 401 | 409 | 429)[];
};

type SegmentName<Path extends string> = Path extends `${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path;
/** The names of a path's parameters: `'id'` of `/api/jobs/:id`, never of a path without any. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? SegmentName<Rest>
  : never;

/** The values of the path's parameters. */
export type Params<E extends Pick<Endpoint, 'path'>> = Record<ParamName<E['path']>, string>;

/**
 * The arguments of a call: path parameters, query and JSON body. What the call doesn't take is a
 * type error.
 */
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

/** The path on a server whose data console is under this path segment. */
export const pathOnServer = <Path extends string>(path: Path, consolePath: string): Path =>
  path.replace('/:console/', `/${consolePath}/`) as Path;

/** The status of success. */
export const successStatus = ({ reply, status = 200 }: Endpoint): 200 | 201 | 204 | 303 =>
  reply ? status : 204;

/** Every error status (400 and above) that the call may be answered with, in ascending order. */
export const errorStatuses = (endpoint: Endpoint): number[] => {
  const { callers, own, body, path, isRepeatable, errors = [] } = endpoint;
  const isLimited = endpoint.limits ?? endpoint.furtherLimits ?? endpoint.isCostly;
  const statuses = new Set<number>([...errors, 500, 503]);
  if (own) statuses.add(own.others);
  if (body) for (const status of [400, 413]) statuses.add(status);
  if (callers !== 'everyone') statuses.add(401);
  if (callers !== 'everyone' && callers !== 'user') statuses.add(403);
  if (path.includes(':')) statuses.add(404);
  if (isRepeatable) statuses.add(422);
  if (isLimited) statuses.add(429);
  return [...statuses].sort((one, other) => one - other);
};
