import type * as z from 'zod/mini';

/** Who may call; `user` is any logged-in user (rule ACCESS-1). */
export type Callers = 'everyone' | 'user' | 'candidate' | 'employer' | 'admin';

/**
 * The owner of the record in the path, if only the owner may call: its candidate, its employer (of a job, an
 * application, a template), both, or its user of either type (of a session, a copy of their data). `others` is the
 * status for everyone else; 404 hides that the record exists.
 */
export type Own = { by: 'candidate' | 'employer' | 'both' | 'user'; others: 403 | 404 };

/**
 * What endpoints read and change, split by what can change independently. The browser's query keys start with a
 * resource.
 */
export type Resource =
  /** Single jobs; their owner also sees the number of applications. */
  | 'jobs'
  /** Search results and recommended jobs. */
  | 'job-lists'
  | 'similar-jobs'
  /** An employer's own jobs and action items. */
  | 'own-jobs'
  | 'applications'
  /** Whether the candidate has applied to a job. */
  | 'application-checks'
  /** Labels in use for a job. */
  | 'labels'
  | 'notes'
  | 'messages'
  | 'message-templates'
  | 'interviews'
  | 'profile'
  /** The current user. */
  | 'session'
  /** Where the current user is logged in. */
  | 'devices'
  /** What the user agreed to. */
  | 'consents'
  /** The user's two-step login. */
  | 'second-step'
  | 'notifications'
  | 'notification-preferences'
  /** Files, which never change. */
  | 'uploads'
  /** Copies of the user's data. */
  | 'exports'
  /** The deletion of the user's account. */
  | 'deletion'
  /** The records themselves, which any write may change. */
  | 'console'
  /** The server's settings and health. */
  | 'server';

/** Names of rate limits; the server defines their numbers. */
export type RateLimit =
  | 'answer'
  | 'apply'
  | 'applyOfDay'
  | 'changeEmail'
  | 'changePassword'
  | 'confirmEmail'
  | 'deleteAccount'
  | 'edit'
  | 'export'
  | 'forgotPassword'
  | 'interviewAnswer'
  | 'login'
  | 'markRead'
  | 'message'
  | 'passkey'
  | 'post'
  | 'postOfDay'
  | 'preferences'
  | 'publish'
  | 'recover'
  | 'register'
  | 'report'
  | 'review'
  | 'secondStep'
  | 'suggest'
  | 'template'
  | 'upload'
  | 'verifyPassword'
  | 'write';

type Reading = {
  method: 'GET';
  /** The resource in the reply. */
  reads: Resource;
  touches?: undefined;
};
type Writing = {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Set for a call that only reads, but whose input is too long for a URL. */
  reads?: Resource;
  /**
   * Resources that any reader may see differently afterwards. The data console isn't listed: it shows the records
   * themselves.
   */
  touches: readonly Resource[] | 'everything';
};

/**
 * One call of the API: what the browser sends and what the server replies. The single source for both sides, for fault
 * and permission tests, and for the OpenAPI document. What a call does is said in
 * `server/domains/server/openapi/descriptions`, which the browser needn't load.
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
  /** The success status, if it isn't 200 (204 without a reply). 303 redirects to a page. */
  status?: 200 | 201 | 303;
  /**
   * Whether a repeated call creates another record unless `IDEMPOTENCY_HEADER` marks it as a retry. The reply is
   * stored, so it must not contain secrets.
   */
  isRepeatable?: true;
  /** Rate limits that the server's router counts each call under, once the call has proved valid. */
  limits?: readonly RateLimit[];
  /** Rate limits that the handler counts the call under when it does something more. */
  furtherLimits?: readonly RateLimit[];
  /** Whether the caller must have given the password a short time ago (`VERIFIED_MS`); else the call gets 403. */
  isSensitive?: true;
  /** Whether the call is expensive and open to everyone: each address then has a limited time budget for such calls. */
  isCostly?: true;
  /**
   * Whether the reply is the same for everyone without a token: it then has an ETag, and a caller who has it already
   * (If-None-Match) gets 304.
   */
  isShared?: true;
  /** Error statuses that don't follow from the other fields (`errorStatuses`). */
  errors?: readonly (400 | 401 | 409 | 429)[];
};

type SegmentName<Path extends string> = Path extends `${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path;
/** The names of a path's parameters: `'id'` for `/api/jobs/:id`, never for a path without any. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? SegmentName<Rest>
  : never;

/** The values of the path's parameters. */
export type Params<E extends Pick<Endpoint, 'path'>> = Record<ParamName<E['path']>, string>;

/** The arguments of a call: path parameters, query and JSON body. Passing anything else is a type error. */
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

/** The path with the server's own segment for the data console. */
export const pathOnServer = <Path extends string>(path: Path, consolePath: string): Path =>
  path.replace('/:console/', `/${consolePath}/`) as Path;

export const successStatus = ({ reply, status = 200 }: Endpoint): 200 | 201 | 204 | 303 =>
  reply ? status : 204;

/** Every error status (400 and above) that the call may return, in ascending order. */
export const errorStatuses = (endpoint: Endpoint): number[] => {
  const { callers, own, body, path, isRepeatable, errors = [] } = endpoint;
  const isLimited = endpoint.limits ?? endpoint.furtherLimits ?? endpoint.isCostly;
  const statuses = new Set<number>([...errors, 500, 503]);
  if (own) statuses.add(own.others);
  if (body) for (const status of [400, 413]) statuses.add(status);
  if (callers !== 'everyone') statuses.add(401);
  if ((callers !== 'everyone' && callers !== 'user') || endpoint.isSensitive) statuses.add(403);
  if (path.includes(':')) statuses.add(404);
  if (isRepeatable) statuses.add(422);
  if (isLimited) statuses.add(429);
  return [...statuses].sort((one, other) => one - other);
};
