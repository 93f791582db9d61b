import type { Options } from 'ky';
import type * as z from 'zod/mini';
import { errorBodySchema } from '../contract/replies.ts';
import { sessionMessages } from '../contract/session-messages.ts';
import { isUploadedFile } from '../contract/upload.ts';
import { raiseAlert } from '../lib/alerts.ts';
import { apiUrl } from '../lib/config.ts';
import { takeHeadStart } from '../lib/head-start.ts';
import { clearToken, readToken } from '../lib/token.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds until a call that gets no answer counts as failed. */
const TIMEOUT_MS = 30_000;

/** The headers that carry the token, in both forms (rule CALL-1); none without a token. */
export const tokenHeaders = (): Record<string, string> => {
  const token = readToken();
  return token ? { 'x-auth-token': token, Authorization: `Bearer ${token}` } : {};
};

/** A path below the API, where the API is. A path that already names a host stays as it is. */
export const apiAddress = (path: string): string => (path.startsWith('/') ? apiUrl + path : path);

/**
 * Where a picture is, in the size that is shown; null for none, and for one on any other host than the
 * API's, which would learn who looks at it.
 */
export const pictureAddress = (
  picture: string | null | undefined,
  size: 'card' | 'page',
): string | null => {
  const root = apiUrl || window.location.origin;
  const address = picture?.startsWith('/') ? root + picture : picture;
  if (!address?.startsWith(`${root}/`)) return null;
  return size === 'card' && address.includes('/api/uploads/') ? `${address}?size=card` : address;
};

const SESSION_IS_OVER: readonly string[] = [
  sessionMessages.tokenInvalid,
  sessionMessages.tokenExpired,
];

/**
 * What every refused call comes to, however it was sent; `sentToken` is the one that it carried. A 401 that says that the token is not valid or
 * has expired also ends the session (rule SESSION-3); here and nowhere else.
 */
export const refusal = (status: number, body: unknown, sentToken: string | null): ApiError => {
  const parsed = errorBodySchema.safeParse(body);
  const { msg, message, errors, template, values }: z.infer<typeof errorBodySchema> = parsed.success
    ? parsed.data
    : {};
  const error = new ApiError('http', {
    status,
    msg: msg ?? message,
    template: template ? { id: template, message: msg ?? template, values } : undefined,
    errors: errors?.map((problem) => ({ msg: problem.msg, path: problem.path ?? '' })),
  });
  const isOver = status === 401 && error.msg !== undefined && SESSION_IS_OVER.includes(error.msg);
  // An answer to a token that is no longer the one in use says nothing about this one.
  if (isOver && sentToken !== null && sentToken === readToken()) {
    clearToken();
    if (error.msg) raiseAlert('warning', error.msg);
  }
  return error;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Search = Record<string, string | number | boolean | undefined>;
type CallOptions = {
  json?: unknown;
  search?: Search;
  signal?: AbortSignal;
  requiresAuth?: boolean;
  /** The language of what the server writes on account of this call; the browser's when not said. */
  language?: string;
};

const send = async (method: Method, path: string, options: CallOptions): Promise<Response> => {
  // A call that is for signed-in users only fails here, unsent (rule CALL-2).
  if (options.requiresAuth && !readToken()) {
    throw new ApiError('no-token', { msg: sessionMessages.noToken });
  }
  const sentToken = readToken();
  const address = apiAddress(path) + queryOf(options.search);
  const headStart = method === 'GET' ? takeHeadStart(address) : undefined;

  let response: Response;
  try {
    response = await (headStart ?? sendByKy(method, address, options));
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError('offline', { cause });
  }
  if (!response.ok) throw refusal(response.status, await readJson(response), sentToken);
  return response;
};

const sendByKy = async (
  method: Method,
  address: string,
  { json, signal, language }: CallOptions,
) => {
  const kyOptions: Options = {
    method,
    headers: { ...tokenHeaders(), ...(language && { 'Accept-Language': language }) },
    timeout: TIMEOUT_MS,
    // Whether to ask again is the query cache's to decide.
    retry: 0,
    throwHttpErrors: false,
  };
  if (json !== undefined) kyOptions.json = json;
  if (signal) kyOptions.signal = signal;
  // In a chunk of its own: the first screen of a visitor does without it.
  const { default: ky } = await import('ky');
  return ky(address, kyOptions);
};

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** The query string; only what is set travels: an absent filter is not an empty one. */
const queryOf = (search: Search = {}): string => {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  if (set.length === 0) return '';
  return `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`;
};

/**
 * Sends a call and gives its reply, checked by `schema`. Raises ApiError, and nothing else but the
 * caller's own abort.
 */
export const call = async <Schema extends z.ZodMiniType>(
  method: Method,
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<z.output<Schema>> => {
  const response = await send(method, path, options);
  const reply = schema.safeParse(await readJson(response));
  if (!reply.success)
    throw new ApiError('malformed', { status: response.status, cause: reply.error });
  return reply.data;
};

/** Sends a call whose reply is not used. Raises ApiError. */
export const callWithoutReply = async (
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<void> => {
  await send(method, path, options);
};

/** Fetches an uploaded file that only its reader may have. Raises ApiError. */
export const callForFile = async (path: string): Promise<Blob> => {
  if (!isUploadedFile(path)) throw new ApiError('malformed');
  const response = await send('GET', path, { requiresAuth: true });
  return response.blob();
};

/** Fetches a file that a call makes, for a signed-in user. Raises ApiError. */
export const callForExport = async (
  path: string,
  options: Pick<CallOptions, 'search' | 'language'>,
): Promise<Blob> => {
  const response = await send('GET', path, { ...options, requiresAuth: true });
  return response.blob();
};
